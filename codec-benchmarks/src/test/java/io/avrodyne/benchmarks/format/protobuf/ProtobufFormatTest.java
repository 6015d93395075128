package io.avrodyne.benchmarks.format.protobuf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The messages have the sizes that the published experiments state. */
class ProtobufFormatTest {

  @ParameterizedTest
  @CsvSource({"EQUITY_T1, 318", "EQUITY_T1_BOXED, 318", "EQUITY_T2, 318", "SOCIAL_POST, 764"})
  void writesAsManyBytesAsPublished(Workload workload, int bytes) throws IOException {
    assertEquals(bytes, sizeOfFirst(new ProtobufFormat(), workload.sample(Size.FULL)));
    assertEquals(bytes, sizeOfFirst(new ProtobufHydratedFormat(), workload.sample(Size.FULL)));
  }

  @SuppressWarnings("unchecked") // The object is of the model's class.
  private static <T> int sizeOfFirst(Format format, Sample sample) throws IOException {
    T first = (T) sample.objects().get(0);
    Model<T> model = (Model<T>) sample.models().get(sample.modelOf(first));
    return write(format.contender(model), first);
  }

  private static <T, N> int write(Contender<T, N> contender, T value) throws IOException {
    return contender.write(contender.prepare(value));
  }
}
