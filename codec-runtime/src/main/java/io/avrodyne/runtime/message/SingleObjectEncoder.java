package io.avrodyne.runtime.message;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.CodecInternals;
import io.avrodyne.runtime.frame.MessageHeader;

/**
 * An encoder of values as messages that identify their schema.
 *
 * <p><b>Shape.</b> The bytes C3 01, the CRC-64-AVRO fingerprint of the schema in 8 bytes in
 * little-endian order, and the datum. There is no length, so the end of a message is not marked.
 *
 * <p><b>Allocation.</b> Only what the codec allocates, if the output has sufficient capacity.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value that cannot be encoded under its schema.
 * After a failure, the output is as it was before the message.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; an output must be used by one thread at a
 * time.
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

  /** Returns an encoder that writes every message with the schema of a codec. */
  public static <T> SingleObjectEncoder<T> of(AvroCodec<T> codec) {
    return new SingleObjectEncoder<>(new CodecChoice.Only<>(codec));
  }

  /**
   * Returns an encoder that writes every message with the schema of the codec for the class of the
   * value, rather than the schema of the common supertype. Later additions to {@code branches} have
   * no effect.
   *
   * @throws IllegalArgumentException if there are no branches
   */
  public static <T> SingleObjectEncoder<T> of(MessageBranches<T> branches) {
    return new SingleObjectEncoder<>(new CodecChoice.ByClass<>(branches.codecs()));
  }

  /**
   * Encodes a value into a new array. This method also allocates an output; to avoid that, reuse
   * one with {@link #encode(Object, AvroOutput)}.
   */
  public byte[] encode(T value) {
    AvroCodec<T> codec = choice.codecOf(value);
    AvroOutput out = new AvroOutput(MessageHeader.BYTES + CodecInternals.typicalBytes(codec));
    encode(value, codec, out);
    return out.toByteArray();
  }

  /** Appends an encoded message to the content of an output. */
  public void encode(T value, AvroOutput out) {
    encode(value, choice.codecOf(value), out);
  }

  /**
   * Returns the codec that encodes a value, for systems that keep the fingerprint apart from the
   * datum. Another value may have another codec.
   *
   * @throws EncodeException if the class of the value has no codec, or more than one
   */
  public AvroCodec<T> codecFor(T value) {
    return choice.codecOf(value);
  }

  private static <V> void encode(V value, AvroCodec<V> codec, AvroOutput out) {
    CodecInternals.encode(codec, value, out, MessageHeader.put(out, codec.fingerprint()));
  }
}
