package io.avrodyne.pekko;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.message.SingleObjectEncoder;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The codecs that values are encoded with, each with its manifest.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without a lock.
 */
final class EncodedTypes {

  /** Null if there are no types. */
  private final @Nullable SingleObjectEncoder<Object> encoder;

  /** Never changes. */
  private final Map<AvroCodec<?>, String> manifests = new HashMap<>();

  EncodedTypes(KnownTypes types) {
    encoder = types.isEmpty() ? null : SingleObjectEncoder.of(types.branches());
    for (AvroCodec<?> codec : types.codecs()) {
      manifests.put(codec, Manifest.of(codec));
    }
  }

  AvroCodec<Object> codecOf(Object value) {
    if (encoder == null) {
      throw CodecFailures.encoding(
          value.getClass().getName() + " has no codec. " + KnownTypes.NONE);
    }
    return encoder.codecFor(value);
  }

  String manifestOf(Object value) {
    String manifest = manifests.get(codecOf(value));
    if (manifest == null) {
      throw new IllegalStateException("A codec has no manifest");
    }
    return manifest;
  }
}
