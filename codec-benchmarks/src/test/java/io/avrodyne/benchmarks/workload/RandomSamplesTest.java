package io.avrodyne.benchmarks.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.AvroCodec;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What all samples of random objects have in common. */
class RandomSamplesTest {

  private static final String RECORD = "_RECORD";
  private static final String BEAN = "_BEAN";

  static Stream<Workload> random() {
    return Stream.of(Workload.values())
        .filter(each -> each.name().endsWith(RECORD) || each.name().endsWith(BEAN));
  }

  static Stream<Workload> inBothForms() {
    return random().filter(each -> each.name().endsWith(RECORD));
  }

  @ParameterizedTest
  @MethodSource("random")
  void hasManyObjectsAllDifferent(Workload workload) {
    List<ByteBuffer> encoded = encoded(workload);
    Set<ByteBuffer> different = new HashSet<>(encoded);
    assertTrue(encoded.size() >= 256, () -> encoded.size() + " objects");
    assertEquals(encoded.size(), different.size());
  }

  @ParameterizedTest
  @MethodSource("random")
  void isTheSameAtEveryCall(Workload workload) {
    assertEquals(encoded(workload), encoded(workload));
  }

  @ParameterizedTest
  @MethodSource("inBothForms")
  void hasTheSameContentInRecordsAndBeans(Workload records) {
    Workload beans = Workload.valueOf(records.name().replace(RECORD, BEAN));
    assertEquals(encoded(records), encoded(beans));
  }

  private static List<ByteBuffer> encoded(Workload workload) {
    Sample sample = workload.sample(Size.FULL);
    return sample.objects().stream().map(each -> encoded(sample, each)).toList();
  }

  @SuppressWarnings("unchecked") // The codec is that of the object's class.
  private static ByteBuffer encoded(Sample sample, Object object) {
    Model<?> model = sample.models().get(sample.modelOf(object));
    return ByteBuffer.wrap(((AvroCodec<Object>) model.codec()).encode(object));
  }
}
