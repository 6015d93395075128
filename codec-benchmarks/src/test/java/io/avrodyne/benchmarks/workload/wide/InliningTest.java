package io.avrodyne.benchmarks.workload.wide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.InliningLog;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InliningTest {

  @TempDir Path folder;

  @Test
  void everyFieldButStringsIsInlined() throws Exception {
    assertAllButStringsAreInlined(Workload.WIDE_250_BEAN);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(names = {"NULLABLE_BEAN", "WIDE_20_BEAN", "WIDE_1000_BEAN"})
  void everyFieldOfOtherRecordsButStringsIsInlined(Workload workload) throws Exception {
    assertAllButStringsAreInlined(workload);
  }

  private void assertAllButStringsAreInlined(Workload workload) throws Exception {
    InliningLog log = InliningLog.of(folder, Repetition.class, workload.name());
    assertEquals(List.of(), log.stopped());
    assertTrue(
        log.isCalled("StringEncoder::putOutOfLine"), "strings are inlined where they are written");
    assertTrue(
        log.isCalled("StringDecoder::readOutOfLine"), "strings are inlined where they are read");
  }

  /** C1 compiles what calls a constructor of so many parameters, and is slow at handles. */
  @Test
  void floatingPointNumbersOfWideRecordsAreCalled() throws Exception {
    InliningLog log = InliningLog.of(folder, Repetition.class, Workload.WIDE_100_RECORD.name());
    assertTrue(
        log.isCalledByC1("AvroInput::readDouble"), "doubles are inlined where they are read");
    assertTrue(log.isCalledByC1("AvroInput::readFloat"), "floats are inlined where they are read");
  }

  @ParameterizedTest
  @EnumSource(names = {"EQUITY_T2", "SOCIAL_POST"})
  void fewStringsAreInlined(Workload workload) throws Exception {
    InliningLog log = InliningLog.of(folder, Repetition.class, workload.name());
    assertTrue(log.isInlined("StringEncoder::put"), "strings are called where they are written");
    assertTrue(log.isInlined("StringDecoder::read"), "strings are called where they are read");
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
