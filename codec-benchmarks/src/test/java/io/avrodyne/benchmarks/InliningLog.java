package io.avrodyne.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * HotSpot's log of the calls that it inlined into a program or left as calls. HotSpot stops
 * inlining into a method where the sum of what it inlined reaches 8,000 bytes, and does not inline
 * a method of more than 325.
 */
public final class InliningLog {

  private static final String STOPPED = "size > DesiredMethodLimit";

  private static final String TOO_BIG = "hot method too big";

  private static final String TOO_BIG_FOR_C1 = "callee is too large";

  private static final String COMPILED_APART = "already compiled into a big method";

  private static final String INLINED = "inline (hot)";

  /** Calls of a whole part or list, and calls once for each datum; these need not be inlined. */
  private static final Pattern RARE =
      Pattern.compile("AvroCodec::|AvroDecoder::|AvroOutput::(commit|size|reset)|InliningTest");

  private final List<String> calls;

  private InliningLog(List<String> calls) {
    this.calls = calls;
  }

  /** Runs a class with a main method, and returns its log, which is written to the folder. */
  public static InliningLog of(Path folder, Class<?> program, String... args)
      throws IOException, InterruptedException {
    Path log = folder.resolve("inlining.txt");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:+PrintInlining", "-Xbatch"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(program.getName());
    command.addAll(List.of(args));
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      assertTrue(process.waitFor(5, TimeUnit.MINUTES), "did not end");
    } finally {
      process.destroyForcibly();
    }
    try (Stream<String> lines = Files.lines(log, StandardCharsets.ISO_8859_1)) {
      List<String> all = lines.toList();
      assertEquals(0, process.exitValue(), () -> String.join("\n", all));
      List<String> calls =
          all.stream().filter(line -> line.contains("@")).map(String::strip).toList();
      assertTrue(calls.stream().anyMatch(call -> call.contains(INLINED)), "nothing inlined");
      return new InliningLog(calls);
    }
  }

  /** Returns the calls at which inlining stopped, except rare ones. */
  public List<String> stopped() {
    return calls.stream()
        .filter(call -> call.contains(STOPPED))
        .filter(call -> !RARE.matcher(call).find())
        .toList();
  }

  /** Returns whether a method was called, and inlined nowhere, because of its size. */
  public boolean isCalled(String method) {
    return isIn(method, TOO_BIG) && !isInlined(method);
  }

  /** Returns whether HotSpot's first compiler called a method because of its size. */
  public boolean isCalledByC1(String method) {
    return isIn(method, TOO_BIG_FOR_C1);
  }

  /** Returns whether a method was inlined somewhere. */
  public boolean isInlined(String method) {
    return isIn(method, INLINED);
  }

  /** Returns whether a method was called because its compiled code was too big already. */
  public boolean isCompiledApart(String method) {
    return isIn(method, COMPILED_APART);
  }

  private boolean isIn(String method, String outcome) {
    return calls.stream().anyMatch(call -> call.contains(method + " ") && call.contains(outcome));
  }
}
