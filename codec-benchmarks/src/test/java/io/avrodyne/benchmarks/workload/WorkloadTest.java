package io.avrodyne.benchmarks.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.AvroCodec;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for the data of every workload. */
class WorkloadTest {

  @ParameterizedTest
  @EnumSource
  void manyDifferentObjectsAreTheSameAtEveryCall(Workload workload) {
    List<ByteBuffer> encoded = encoded(workload);
    Set<ByteBuffer> different = new HashSet<>(encoded);
    assertTrue(different.size() >= enough(workload), () -> different.size() + " objects");
    assertEquals(encoded, encoded(workload));
  }

  @ParameterizedTest
  @EnumSource
  void everyModelHasObjects(Workload workload) {
    Sample sample = workload.sample(Size.FULL);
    long models = sample.objects().stream().mapToInt(sample::modelOf).distinct().count();
    assertEquals(sample.models().size(), models);
  }

  @ParameterizedTest
  @EnumSource
  void stressIsOneSentence(Workload workload) {
    assertTrue(workload.stress().matches("[A-Z0-9][^.]+\\."), workload.stress());
  }

  private static int enough(Workload workload) {
    String name = workload.name();
    return name.startsWith("LISTS") ? 2 : name.startsWith("NUMBERS_") ? 4 : 64;
  }

  private static List<ByteBuffer> encoded(Workload workload) {
    Sample sample = workload.sample(Size.FULL);
    return sample.objects().stream()
        .map(each -> ByteBuffer.wrap(encode(sample.models().get(sample.modelOf(each)), each)))
        .toList();
  }

  private static <T> byte[] encode(Model<T> model, Object value) {
    AvroCodec<T> codec = model.codec();
    return codec.encode(model.type().cast(value));
  }
}
