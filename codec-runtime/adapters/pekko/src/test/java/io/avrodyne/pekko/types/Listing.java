package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroCodecs;
import io.avrodyne.runtime.AvroCodec;
import java.awt.Point;
import java.util.List;

/** Codecs of types that have none of their own, some of which have no name. */
@AvroCodecs
public interface Listing {

  /** Returns a codec of an instantiation. */
  AvroCodec<Batch<String>> texts();

  /** Returns a codec of a class of the JDK. */
  AvroCodec<Point> point();

  /** Returns a codec of an enum. */
  AvroCodec<Colour> colour();

  /** Returns a codec without a name. */
  AvroCodec<List<Long>> numbers();

  /** Returns all of them. */
  List<AvroCodec<?>> all();
}
