package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.AvroInput;

/**
 * A receiver of the parts of a datum, in the order of its bytes. Its methods do nothing by default:
 * reading the scalars is enough to check a datum.
 */
interface DatumSink {

  default void beginRecord(RecordForm form) {}

  default void field(FieldForm field) {}

  default void endRecord(RecordForm form) {}

  default void beginArray(ArrayForm form) {}

  default void item() {}

  default void endArray(ArrayForm form) {}

  default void beginMap(MapForm form) {}

  /**
   * Receives the key of the next value.
   *
   * @param position the position of the key in the input
   */
  default void key(String key, int position) {}

  default void endMap(MapForm form) {}

  default void beginBranch(UnionForm form, int branch) {}

  default void endBranch(UnionForm form, int branch) {}

  /** Reads a value from the input. */
  default void scalar(ScalarForm<?> form, AvroInput in) {
    Object unused = form.read(in);
  }

  /** Receives the end of the datum. After a failure, the input is where the datum began. */
  default void end() {}
}
