package io.avrodyne.benchmarks.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroFormats;
import io.avrodyne.benchmarks.format.avrodyne.AvrodyneFormats;
import io.avrodyne.benchmarks.format.jackson.JacksonFormats;
import io.avrodyne.benchmarks.format.protobuf.ProtobufFormats;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The data have the sizes that the published experiments state. Those of XStream contain the names
 * of the experiment's own classes, so they cannot be the same.
 */
class PublishedSizesTest {

  static Stream<Arguments> sizes() {
    return Stream.of(
        Arguments.of(AvrodyneFormats.GENERATED, Workload.EQUITY_T1, List.of(303)),
        Arguments.of(AvrodyneFormats.GENERATED, Workload.EQUITY_T2, List.of(262)),
        Arguments.of(ProtobufFormats.MESSAGES, Workload.EQUITY_T1, List.of(318)),
        Arguments.of(ProtobufFormats.HYDRATED, Workload.EQUITY_T1_BOXED, List.of(318)),
        Arguments.of(ProtobufFormats.HYDRATED, Workload.EQUITY_T2, List.of(318)),
        Arguments.of(AvrodyneFormats.GENERATED, Workload.SOCIAL_POST, List.of(721)),
        Arguments.of(ProtobufFormats.MESSAGES, Workload.SOCIAL_POST, List.of(764)),
        Arguments.of(ProtobufFormats.HYDRATED, Workload.SOCIAL_POST, List.of(764)),
        Arguments.of(JacksonFormats.JSON, Workload.SOCIAL_POST, List.of(1_223)),
        Arguments.of(AvroFormats.JSON, Workload.SOCIAL_POST, List.of(1_223)),
        Arguments.of(AvrodyneFormats.GENERATED, Workload.BANK_TEXT, List.of(58, 57, 56)),
        Arguments.of(JacksonFormats.CBOR, Workload.BANK_TEXT, List.of(93, 85, 85)),
        Arguments.of(JacksonFormats.JSON, Workload.BANK_TEXT, List.of(104, 95, 94)));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void writesAsManyBytesAsPublished(Format format, Workload workload, List<Integer> sizes)
      throws IOException {
    Sample sample = workload.sample(Size.FULL);
    List<Integer> written = new ArrayList<>();
    for (Model<?> model : sample.models()) {
      written.add(sizeOfFirst(format, model, sample));
    }
    assertEquals(sizes, written);
  }

  private static <T> int sizeOfFirst(Format format, Model<T> model, Sample sample)
      throws IOException {
    T first =
        sample.objects().stream()
            .filter(model.type()::isInstance)
            .map(model.type()::cast)
            .findFirst()
            .orElseThrow();
    return write(format.contender(model), first);
  }

  private static <T, N> int write(Contender<T, N> contender, T value) throws IOException {
    return contender.write(contender.prepare(value));
  }
}
