package io.avrodyne.runtime.resolve;

import org.apache.avro.Schema;

/** A type of the writer and one of the reader, each the very object of its schema. */
record TypePair(Schema writer, Schema reader) {

  @Override
  @SuppressWarnings("ReferenceEquality") // Equal types elsewhere are another pair; that is cheap.
  public boolean equals(Object other) {
    return other instanceof TypePair pair && pair.writer == writer && pair.reader == reader;
  }

  @Override
  public int hashCode() {
    return 31 * System.identityHashCode(writer) + System.identityHashCode(reader);
  }
}
