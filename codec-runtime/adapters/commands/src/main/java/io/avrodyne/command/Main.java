package io.avrodyne.command;

import io.avrodyne.registry.HttpRegistryBuilder;
import java.util.List;

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
    ExitCode code;
    try (Session session =
        new Session(System.in, console, System.getenv(), HttpRegistryBuilder::build)) {
      code = new Commands(session).run(List.of(arguments));
    }
    if (code != ExitCode.DONE) {
      System.exit(code.number());
    }
  }
}
