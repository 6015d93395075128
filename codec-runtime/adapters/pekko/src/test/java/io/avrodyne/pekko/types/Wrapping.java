package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;

/** An open type with listed branches. */
@AvroUnion({Wrapping.One.class, Wrapping.Other.class})
public interface Wrapping {

  /** A branch. */
  @AvroRecord
  record One(int number) implements Wrapping {}

  /** Another branch. */
  @AvroRecord
  record Other(int number) implements Wrapping {}
}
