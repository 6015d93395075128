package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroCodecs;
import io.avrodyne.runtime.AvroCodec;

/** A codec for arrays of bytes. */
@AvroCodecs
public interface BlobCodecs {

  AvroCodec<byte[]> blob();
}
