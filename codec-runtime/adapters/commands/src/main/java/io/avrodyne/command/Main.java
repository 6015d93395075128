package io.avrodyne.command;

import io.avrodyne.registry.HttpRegistryBuilder;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;

/**
 * The commands: {@code register}, {@code check}, {@code set-compatibility}, {@code fetch}, {@code
 * freeze} and {@code generate} for pipelines, {@code print}, {@code diff} and {@code explain} for
 * people. With {@code --help}, each describes itself.
 *
 * <pre>java -jar codec-commands-all.jar check --url http://localhost:8081 \
 *   --classes target/classes --subject-strategy record</pre>
 */
public final class Main {

  private Main() {}

  /**
   * Runs a command. The virtual machine exits with code 1, 2 or 3 if the command was not done; it
   * is not exited otherwise, so that a build can run the command in its own process.
   */
  public static void main(String[] arguments) {
    Console console = new Console(System.out, System.err);
    ExitCode result = run(List.of(arguments), System.in, console, System.getenv());
    ExitCode code = console.isBroken() && canBeFull() ? lost(result, console) : result;
    if (code != ExitCode.DONE) {
      System.exit(code.number());
    }
  }

  /**
   * Runs a command for a tool that is not a command line. Relative paths are those of the process.
   *
   * <p><i>Errors</i>: none is thrown; each is printed and has an exit code.
   *
   * <p><i>Threads</i>: several may run commands at a time.
   *
   * @param arguments the name of the command and its options
   * @param environment the variables that settings of a registry are taken from
   * @param out where the results are printed
   * @param err where everything else is printed
   * @return the exit code: 0 done, 1 refused, 2 wrong command line or configuration, 3 failed
   */
  public static int run(
      List<String> arguments, Map<String, String> environment, PrintStream out, PrintStream err) {
    Console console = new Console(out, err);
    ExitCode code = run(arguments, InputStream.nullInputStream(), console, environment);
    return (console.isBroken() ? lost(code, console) : code).number();
  }

  private static ExitCode run(
      List<String> arguments, InputStream input, Console console, Map<String, String> environment) {
    try (Session session =
        new Session(input, console, environment, HttpRegistryBuilder::build, System::nanoTime)) {
      return new Commands(session).run(arguments);
    }
  }

  /**
   * Returns whether the standard output is something like a file. Pipes and terminals have no
   * positions; if one of them cannot be written, nobody reads it any more, as with {@code head}.
   */
  private static boolean canBeFull() {
    try {
      return new FileOutputStream(FileDescriptor.out).getChannel().position() >= 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** Reports that not all of the result is printed, and returns the exit code. */
  private static ExitCode lost(ExitCode code, Console console) {
    console.printError("The output cannot be written. A part of the result is lost.");
    return code == ExitCode.DONE ? ExitCode.FAILED : code;
  }
}
