package io.avrodyne.benchmarks.workload.wide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * HotSpot stops inlining into a method where the sum of what it inlined reaches 8,000 bytes, and
 * does not inline a method of more than 325.
 */
class InliningTest {

  private static final String STOPPED = "size > DesiredMethodLimit";

  private static final String TOO_BIG = "hot method too big";

  /** Calls of a whole part or list, and calls once for each datum; these need not be inlined. */
  private static final Pattern RARE =
      Pattern.compile("AvroCodec::|AvroDecoder::|AvroOutput::(commit|size|reset)|InliningTest");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(names = {"NULLABLE_BEAN", "WIDE_20_BEAN", "WIDE_250_BEAN", "WIDE_1000_BEAN"})
  void everyFieldButStringsIsInlined(Workload workload) throws Exception {
    List<String> calls = logOf(workload);
    assertTrue(calls.stream().anyMatch(call -> call.contains("inline (hot)")), "nothing inlined");
    assertEquals(
        List.of(),
        calls.stream().filter(call -> call.contains(STOPPED)).filter(InliningTest::isHot).toList());
    assertTrue(
        isCalled("StringEncoder::put ", calls), "strings are inlined where they are written");
    assertTrue(isCalled("StringDecoder::read ", calls), "strings are inlined where they are read");
  }

  private static boolean isCalled(String method, List<String> calls) {
    List<String> all = calls.stream().filter(call -> call.contains(method)).toList();
    return all.stream().anyMatch(call -> call.contains(TOO_BIG))
        && all.stream().noneMatch(call -> call.contains("inline (hot)"));
  }

  private static boolean isHot(String call) {
    return !RARE.matcher(call).find();
  }

  private List<String> logOf(Workload workload) throws IOException, InterruptedException {
    Path log = folder.resolve("inlining.txt");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:+PrintInlining", "-Xbatch"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Repetition.class.getName(), workload.name()));
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES), "did not end");
    try (Stream<String> lines = Files.lines(log, StandardCharsets.ISO_8859_1)) {
      List<String> calls = lines.filter(line -> line.contains("@")).map(String::strip).toList();
      assertEquals(0, process.exitValue(), () -> String.valueOf(calls));
      return calls;
    }
  }

  /** The program whose compilation is looked at. */
  static final class Repetition {

    private static final int TIMES = 300;

    private Repetition() {}

    /** Encodes and decodes the objects of a workload again and again. */
    public static void main(String[] args) {
      Sample sample = Workload.valueOf(args[0]).sample(Size.FULL);
      repeat(sample, sample.models().get(0));
    }

    private static <T> void repeat(Sample sample, Model<T> model) {
      List<T> objects = sample.objects().stream().map(model.type()::cast).toList();
      AvroCodec<T> codec = model.codec();
      AvroOutput out = new AvroOutput();
      AvroInput in = new AvroInput();
      T used = objects.get(0);
      for (int i = 0; i < TIMES; i++) {
        for (T object : objects) {
          out.reset();
          codec.encode(object, out);
          T decoded = codec.decode(in.reset(out.toByteArray()));
          codec.decode(in.reset(out.toByteArray()), used);
          used = decoded;
        }
      }
    }
  }
}
