package io.avrodyne.benchmarks.workload.frozen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.runtime.AvroCodec;
import java.util.Map;
import java.util.zip.CRC32;
import org.apache.avro.SchemaNormalization;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The frozen workloads have the data and the schemas that they had when they were added. */
class FrozenDigestTest {

  private static final Map<Workload, String> DIGESTS =
      Map.of(
          Workload.FROZEN_MAIL, "1169200 bytes, data f26ea8b1, schema 12f24a53a14c48d9",
          Workload.FROZEN_BOOK, "136649 bytes, data 1f1daa9c, schema ec9f7af6a48c98ec",
          Workload.FROZEN_DOCUMENT, "2177346 bytes, data ca645c86, schema 83a199f936bbec57",
          Workload.FROZEN_SPARSE, "113904 bytes, data b96f62f3, schema d553ac8ab472db3c",
          Workload.FROZEN_TREE, "389502 bytes, data 806de005, schema 4d4f3cc39a9c5808");

  /** If it fails, restore the data. New digests would be of other workloads. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.MATCH_ALL, names = "FROZEN_.*")
  void neverChanges(Workload workload) {
    assertEquals(DIGESTS.get(workload), digest(workload));
  }

  private static String digest(Workload workload) {
    Sample sample = workload.sample(Size.FULL);
    Model<?> model = sample.models().get(0);
    CRC32 crc = new CRC32();
    int size = 0;
    for (Object each : sample.objects()) {
      byte[] encoded = encoded(model, each);
      crc.update(encoded);
      size += encoded.length;
    }
    long schema = SchemaNormalization.parsingFingerprint64(model.codec().schema());
    return "%d bytes, data %08x, schema %016x".formatted(size, crc.getValue(), schema);
  }

  private static <T> byte[] encoded(Model<T> model, Object value) {
    AvroCodec<T> codec = model.codec();
    return codec.encode(model.type().cast(value));
  }
}
