package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.codegen.Binaries;
import io.avrodyne.runtime.codegen.Outputs;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericFixed;
import org.jspecify.annotations.Nullable;

/**
 * The form of bytes or a fixed: text in Base64 or, in Avro's own encoding, text whose characters
 * are the bytes.
 */
final class BinaryForm extends ScalarForm<byte[]> {

  private static final int OF_BYTES = -1;
  private static final int MAX_EXAMPLE_BYTES = 16;
  private static final int MAX_LATIN = 0xFF;

  private final int size;
  private final boolean isLatin;

  BinaryForm(Schema schema, boolean isLatin) {
    this(schema, isLatin, schema.getType() == Schema.Type.FIXED ? schema.getFixedSize() : OF_BYTES);
  }

  private BinaryForm(Schema schema, boolean isLatin, int size) {
    super(schema, expectation(isLatin, size));
    this.isLatin = isLatin;
    this.size = size;
  }

  private static Expectation expectation(boolean isLatin, int size) {
    byte[] bytes = new byte[size == OF_BYTES ? 3 : Math.min(size, MAX_EXAMPLE_BYTES)];
    return new Expectation(
        JsonKind.TEXT,
        (size == OF_BYTES ? "bytes" : size + " bytes")
            + (isLatin ? " as text of characters below 256" : " in Base64"),
        isLatin ? "\"...\"" : '"' + Base64.getEncoder().encodeToString(bytes) + '"',
        size == OF_BYTES ? "ByteBuffer.wrap(bytes)" : "new GenericData.Fixed(schema, bytes)");
  }

  @Override
  byte[] read(AvroInput in) {
    return size == OF_BYTES ? in.readBytes() : in.readFixed(size);
  }

  @Override
  int put(AvroOutput out, int p, byte[] value) {
    if (size == OF_BYTES) {
      return Outputs.putBytes(out, p, value);
    }
    if (value.length != size) {
      throw CodecFailures.encoding("a fixed value has " + value.length + " bytes");
    }
    Outputs.ensure(out, p, size);
    return Binaries.putFixed(Outputs.buffer(out), p, value, size);
  }

  @Override
  void write(byte[] value, JsonText json) {
    if (isLatin) {
      json.string(new String(value, StandardCharsets.ISO_8859_1));
    } else {
      json.plain(Base64.getEncoder().encodeToString(value));
    }
  }

  @Override
  byte[] ofJson(Object json) {
    String text = (String) json;
    if (isLatin) {
      if (text.chars().anyMatch(c -> c > MAX_LATIN)) {
        throw CodecFailures.encoding("text with a character that is not a byte");
      }
      return text.getBytes(StandardCharsets.ISO_8859_1);
    }
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      throw CodecFailures.encoding("text that is not Base64");
    }
  }

  @Override
  byte @Nullable [] ofJava(Object value) {
    if (value instanceof GenericFixed fixed) {
      return size == OF_BYTES ? null : fixed.bytes();
    }
    if (value instanceof ByteBuffer buffer) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.get(buffer.position(), bytes);
      return bytes;
    }
    return value instanceof byte[] bytes ? bytes : null;
  }

  @Override
  public Fit fitOfJava(Object value) {
    byte[] bytes = ofJava(value);
    if (bytes == null || (size != OF_BYTES && bytes.length != size)) {
      return Fit.NONE;
    }
    return isOurs(value) ? Fit.NATURAL : Fit.ACCEPTED;
  }

  /** Returns whether an object has the class that generic data have, and the name if it has one. */
  private boolean isOurs(Object value) {
    return value instanceof GenericFixed fixed
        ? fixed.getSchema().getFullName().equals(schema().getFullName())
        : size == OF_BYTES;
  }
}
