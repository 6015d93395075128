package io.avrodyne.maven;

import io.avrodyne.command.Main;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * The outcome of a command.
 *
 * @param code its exit code
 * @param out the lines of its result
 * @param err the lines about what went wrong
 */
record Outcome(int code, List<String> out, List<String> err) {

  private static final int DONE = 0;
  private static final int REFUSED = 1;

  /** Runs a command. */
  static Outcome of(List<String> line, Map<String, String> environment) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(line, environment, stream(out), stream(err));
    return new Outcome(code, lines(out), lines(err));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static List<String> lines(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).lines().map(ParameterNames::in).toList();
  }

  boolean isDone() {
    return code == DONE;
  }

  /** Returns whether the command looked at everything and found something wrong. */
  boolean isRefused() {
    return code == REFUSED;
  }

  /** Returns why the command was not done. */
  String reason() {
    return String.join("\n", err.isEmpty() ? out : err);
  }
}
