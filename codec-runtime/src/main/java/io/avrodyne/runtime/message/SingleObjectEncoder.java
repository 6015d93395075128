package io.avrodyne.runtime.message;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;

/**
 * Encodes values as messages that name their schema.
 *
 * <p><b>Shape.</b> The bytes C3 01, the CRC-64-AVRO fingerprint of the schema in 8 bytes, the
 * lowest first, and the datum. No length: a message does not know its end.
 *
 * <p><b>Allocation.</b> None beyond what the codec allocates, into an output that has the room.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value that its schema has no place for. A failed
 * encode leaves the output where the message began.
 *
 * <p><b>Threads.</b> Any number at once; an output belongs to one at a time.
 *
 * <p><b>Source.</b> Avro specification, "Single-object encoding".
 *
 * @param <T> the Java type
 */
public final class SingleObjectEncoder<T> {

  private final CodecChoice<T> choice;

  private SingleObjectEncoder(CodecChoice<T> choice) {
    this.choice = choice;
  }

  /** Returns one that writes every message with the schema of a codec. */
  public static <T> SingleObjectEncoder<T> of(AvroCodec<T> codec) {
    return new SingleObjectEncoder<>(new CodecChoice.Only<>(codec));
  }

  /**
   * Returns one that writes every message with the schema of the codec that belongs to the class of
   * the value, not with that of their common supertype. What is added to {@code branches} later
   * does not count.
   *
   * @throws IllegalArgumentException if there are no branches
   */
  public static <T> SingleObjectEncoder<T> of(MessageBranches<T> branches) {
    return new SingleObjectEncoder<>(new CodecChoice.ByClass<>(branches.codecs()));
  }

  /** Encodes into a new array. Allocates an output besides; to avoid that, keep one. */
  public byte[] encode(T value) {
    AvroCodec<T> codec = choice.codecOf(value);
    AvroOutput out = new AvroOutput(Header.BYTES + Internals.typicalBytes(codec));
    encode(value, codec, out);
    return out.toByteArray();
  }

  /** Encodes a message behind what the output holds already. */
  public void encode(T value, AvroOutput out) {
    encode(value, choice.codecOf(value), out);
  }

  private static <V> void encode(V value, AvroCodec<V> codec, AvroOutput out) {
    Internals.encode(codec, value, out, Header.put(out, codec.fingerprint()));
  }
}
