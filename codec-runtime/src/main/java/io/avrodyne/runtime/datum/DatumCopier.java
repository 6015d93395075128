package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.resolve.MinimumSizes;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryDecoder;

/**
 * A copy of the bytes of one datum, found by following its schema. Only lengths, counts and
 * branches are looked at; everything else is left to the codec that decodes the copy.
 *
 * <p>No length is trusted: the copy grows with the bytes that have been read. Items without bytes
 * are bounded by the limits, and fields without bytes are omitted: a short schema may contain 2^40
 * records without bytes.
 */
final class DatumCopier {

  private static final int MAX_PART_BYTES = 1 << 16;

  private final BinaryDecoder from;
  private final AvroOutput to;
  private final DecodeLimits limits;
  private final MinimumSizes sizes;

  /** Whether the decoder reads ahead. Apache Avro's direct decoder, a subclass, does not. */
  private final boolean buffered;

  private int itemsWithoutBytes;

  DatumCopier(BinaryDecoder from, AvroOutput to, DecodeLimits limits, MinimumSizes sizes) {
    this.from = from;
    this.to = to;
    this.limits = limits;
    this.sizes = sizes;
    buffered = from.getClass() == BinaryDecoder.class;
  }

  void copy(Schema schema) throws IOException {
    switch (schema.getType()) {
      case NULL -> {}
      case BOOLEAN -> copyBytes(1);
      case INT, ENUM -> copyInt();
      case LONG -> copyLong();
      case FLOAT -> copyBytes(Float.BYTES);
      case DOUBLE -> copyBytes(Double.BYTES);
      case FIXED -> copyBytes(schema.getFixedSize());
      case STRING -> copyString();
      case BYTES ->
          copyBytes(copyLength(limits.maxBytesLength(), " (DecodeLimits.maxBytesLength)"));
      case RECORD -> copyRecord(schema);
      case UNION -> copyBranch(schema.getTypes());
      case ARRAY -> copyBlocks(schema.getElementType(), false);
      case MAP -> copyBlocks(schema.getValueType(), true);
    }
  }

  private void copyRecord(Schema schema) throws IOException {
    if (sizes.ofItem(schema, false) > 0) {
      copyFields(schema.getFields());
    }
  }

  private void copyFields(List<Schema.Field> fields) throws IOException {
    for (int i = 0; i < fields.size(); i++) {
      copy(fields.get(i).schema());
    }
  }

  private void copyBranch(List<Schema> branches) throws IOException {
    int at = to.size();
    int index = copyInt();
    if (index < 0 || index >= branches.size()) {
      throw CodecFailures.malformed(
          "branch index " + index + " is out of bounds for length " + branches.size(), at);
    }
    copy(branches.get(index));
  }

  private void copyBlocks(Schema items, boolean haveKeys) throws IOException {
    for (long count = copyLong(); count != 0; count = copyLong()) {
      if (count < 0) {
        copySize(count);
      }
      copyItems(Math.abs(count), items, haveKeys);
    }
  }

  /** Copies the size of a block. The size may be wrong, so it is not used to copy the items. */
  private void copySize(long count) throws IOException {
    int at = to.size();
    if (copyLong() < 0 || count == Long.MIN_VALUE) {
      throw CodecFailures.malformed("a block has an invalid count or size", at);
    }
  }

  private void copyItems(long count, Schema items, boolean haveKeys) throws IOException {
    for (long i = 0; i < count; i++) {
      int start = to.size();
      if (haveKeys) {
        copyString();
      }
      copy(items);
      if (to.size() == start && ++itemsWithoutBytes > limits.maxZeroSizeItems()) {
        throw CodecFailures.limit(
            "more than "
                + limits.maxZeroSizeItems()
                + " items of zero size (DecodeLimits.maxZeroSizeItems)",
            start);
      }
    }
  }

  private void copyString() throws IOException {
    copyBytes(copyLength(limits.maxStringBytes(), " (DecodeLimits.maxStringBytes)"));
  }

  private long copyLength(int max, String setting) throws IOException {
    int at = to.size();
    long length = copyLong();
    if (length < 0) {
      throw CodecFailures.malformed("negative length " + length, at);
    }
    if (length > max) {
      throw CodecFailures.limit("length " + length + " exceeds the limit of " + max + setting, at);
    }
    return length;
  }

  private int copyInt() throws IOException {
    int bits = (int) copyVarint(Primitives.MAX_INT_BYTES);
    return (bits >>> 1) ^ -(bits & 1);
  }

  private long copyLong() throws IOException {
    long bits = copyVarint(Primitives.MAX_LONG_BYTES);
    return (bits >>> 1) ^ -(bits & 1);
  }

  /**
   * Copies a varint byte by byte, because only the codec knows which ones it accepts. Reading bytes
   * does not fill the decoder's buffer, but asking for its end does.
   */
  private long copyVarint(int maxBytes) throws IOException {
    int start = to.size();
    Internals.ensure(to, start, maxBytes);
    byte[] bytes = Internals.buffer(to);
    long bits = 0;
    for (int i = 0; i < maxBytes; i++) {
      if (buffered && from.isEnd()) {
        throw new EOFException();
      }
      from.readFixed(bytes, start + i, 1);
      byte next = bytes[start + i];
      bits |= (next & 0x7FL) << (7 * i);
      if (next >= 0) {
        Internals.commit(to, start + i + 1);
        return bits;
      }
    }
    throw CodecFailures.malformed("a varint is too long for its type", start);
  }

  private void copyBytes(long length) throws IOException {
    int p = to.size();
    if (length > Integer.MAX_VALUE - Long.BYTES - p) {
      throw CodecFailures.limit("the datum exceeds the maximum array size of the JVM", p);
    }
    for (int left = (int) length; left > 0; left = (int) length - (to.size() - p)) {
      int part = Math.min(left, MAX_PART_BYTES);
      int at = to.size();
      Internals.ensure(to, at, part);
      from.readFixed(Internals.buffer(to), at, part);
      Internals.commit(to, at + part);
    }
  }
}
