package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroCodecs;
import io.avrodyne.runtime.AvroCodec;

/** Two codecs of one class. */
@AvroCodecs
public interface TwoBatches {

  /** Returns a codec of one instantiation. */
  AvroCodec<Batch<Long>> numbers();

  /** Returns a codec of another. */
  AvroCodec<Batch<Integer>> smaller();
}
