package io.avrodyne.benchmarks.format.avro.mapping;

/** A conversion between the application's objects and Avro's records, written by hand for speed. */
public interface RecordMapping<T, D> {

  /** Returns a new record with the object's content. */
  D toRecord(T value);

  /** Returns a new object with the record's content. */
  T toObject(D datum);
}
