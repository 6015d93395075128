package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.Failures;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An encoder of values that are JSON or Java objects.
 *
 * <p>What it has written is read again within the limits, so that they hold in this direction as
 * they do in the other. This also finds objects and defaults that are not values of their logical
 * type, such as an {@code Integer} beyond a day.
 */
abstract class DatumEncoder {

  private static final int CAPACITY = 512;

  private final DecodeLimits limits;
  private final Strictness strictness;
  private final AvroOutput out;
  private int depth;
  private int defaultBytes;

  DatumEncoder(DecodeLimits limits, Strictness strictness) {
    this.limits = limits;
    this.strictness = strictness;
    out = new AvroOutput(CAPACITY, strictness);
  }

  /** Returns the datum of a value. */
  final byte[] encode(ValueForm form, Object value) {
    byte[] datum;
    try {
      int end = put(form, value, 0);
      datum = Arrays.copyOf(Internals.buffer(out), end);
    } catch (StackOverflowError e) {
      throw CodecFailures.valueTooDeepForStack(e);
    }
    requireReadable(form, datum);
    return datum;
  }

  private void requireReadable(ValueForm form, byte[] datum) {
    try {
      DatumWalker.walkAll(form, new AvroInput(limits, strictness).reset(datum), new DatumSink() {});
    } catch (LimitExceededException e) {
      throw e;
    } catch (DecodeException e) {
      throw CodecFailures.ofCopying(e);
    }
  }

  /** Writes the value of a record's field. */
  abstract int putField(RecordForm form, FieldForm field, Object record, int p);

  /** Rejects a value that is not a record with known fields. */
  abstract void requireRecord(RecordForm form, Object value);

  /** Returns the items of an array, or null if a value is not one. */
  abstract @Nullable Collection<?> items(Object value);

  /** Returns the entries of a map, or null if a value is not one. */
  abstract @Nullable Map<?, ?> entries(Object value);

  /** Returns the index of the branch of a value. */
  abstract int branch(UnionForm form, @Nullable Object value);

  /** Returns the value of a branch, without what names the branch. */
  abstract @Nullable Object unwrapped(UnionForm form, @Nullable Object value);

  abstract int putScalar(ScalarForm<?> form, @Nullable Object value, AvroOutput to, int p);

  abstract RuntimeException mismatch(ValueForm form, @Nullable Object value);

  /** Writes a value. */
  int put(ValueForm form, @Nullable Object value, int p) {
    if (form instanceof ScalarForm<?> scalar) {
      return putScalar(scalar, value, out, p);
    }
    if (form instanceof UnionForm union) {
      return putBranch(union, value, p);
    }
    if (value == null) {
      throw mismatch(form, value);
    }
    return putContainer(form, value, p);
  }

  private int putContainer(ValueForm form, Object value, int p) {
    if (form instanceof RecordForm record) {
      return putRecord(record, value, p);
    }
    Collection<?> items = form instanceof ArrayForm ? items(value) : null;
    Map<?, ?> entries = form instanceof MapForm ? entries(value) : null;
    if (items != null) {
      return putItems(((ArrayForm) form).item(), items, p);
    }
    if (entries != null) {
      return putEntries(((MapForm) form).value(), entries, p);
    }
    throw mismatch(form, value);
  }

  private int putRecord(RecordForm form, Object value, int p) {
    requireRecord(form, value);
    if (form.isRecursive() && ++depth > limits.maxDepth()) {
      throw CodecFailures.encoding(
          "nested deeper than " + limits.maxDepth() + " levels (DecodeLimits.maxDepth)");
    }
    int next = p;
    for (FieldForm field : form.fields()) {
      try {
        next = putField(form, field, value, next);
      } catch (RuntimeException e) {
        throw Failures.encoding(e, field.name());
      }
    }
    if (form.isRecursive()) {
      depth--;
    }
    return next;
  }

  /** Writes the default of a field that is missing. */
  final int putDefault(FieldForm field, int p) {
    byte[] bytes = field.requireDefault();
    if (bytes.length > limits.maxResolvedBytes() - defaultBytes) {
      throw CodecFailures.encoding(
          "the defaults of missing fields take more than "
              + limits.maxResolvedBytes()
              + " bytes (DecodeLimits.maxResolvedBytes)");
    }
    defaultBytes += bytes.length;
    Internals.ensure(out, p, bytes.length);
    System.arraycopy(bytes, 0, Internals.buffer(out), p, bytes.length);
    return p + bytes.length;
  }

  private int putBranch(UnionForm form, @Nullable Object value, int p) {
    int index = branch(form, value);
    return put(form.branch(index), unwrapped(form, value), putNumber(index, p));
  }

  private int putItems(ValueForm form, Collection<?> items, int p) {
    int next = items.isEmpty() ? p : putNumber(items.size(), p);
    int index = 0;
    for (Object item : items) {
      next = putItem(form, item, index++, next);
    }
    Failures.requireSize(items.size(), index);
    return putNumber(0, next);
  }

  private int putEntries(ValueForm form, Map<?, ?> entries, int p) {
    int next = entries.isEmpty() ? p : putNumber(entries.size(), p);
    int index = 0;
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      next = Internals.putString(out, next, String.valueOf(entry.getKey()), 0);
      next = putItem(form, entry.getValue(), index++, next);
    }
    Failures.requireSize(entries.size(), index);
    return putNumber(0, next);
  }

  private int putItem(ValueForm form, @Nullable Object item, int index, int p) {
    try {
      return put(form, item, p);
    } catch (RuntimeException e) {
      throw Failures.encoding(e, index);
    }
  }

  private int putNumber(int number, int p) {
    Internals.ensure(out, p, Primitives.MAX_INT_BYTES);
    return Primitives.putInt(Internals.buffer(out), p, number);
  }
}
