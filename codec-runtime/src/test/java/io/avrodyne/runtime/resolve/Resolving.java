package io.avrodyne.runtime.resolve;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Outputs;
import io.avrodyne.runtime.codegen.Planned;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;

/** A resolution of data with this library and with Apache Avro. */
public final class Resolving {

  /** The result for a rejected datum, or for rejected schemas. */
  public static final String REFUSED = "refused";

  /** The representation of null in generated data. */
  public static final Object NULL = new Object();

  @SuppressWarnings("NullAway") // Apache Avro's data contain null.
  public static Object orNull(Object value) {
    return value == NULL ? null : value;
  }

  /** A codec whose values are the bytes in the reader's layout. */
  public static final class RawCodec extends GeneratedCodec<byte[]> {
    private final String schema;
    private final Skip skip;

    RawCodec(Schema schema) {
      super(0, 64);
      this.schema = schema.toString();
      this.skip = new SkipPlanner(new PlanBudget()).skip(schema);
    }

    @Override
    protected String schemaText() {
      return schema;
    }

    @Override
    protected int encodeDatum(byte[] value, AvroOutput out, int p) {
      int start = Outputs.ensure(out, p, value.length);
      System.arraycopy(value, 0, Outputs.buffer(out), start, value.length);
      return start + value.length;
    }

    @Override
    protected byte[] decodeDatum(AvroInput in) {
      int start = in.position();
      skip.run(in);
      return Arrays.copyOfRange(Internals.buffer(in), start, in.position());
    }

    @Override
    protected byte[] decodeDatum(AvroInput in, byte[] reuse) {
      return decodeDatum(in);
    }
  }

  private Resolving() {}

  public static Schema parse(String json) {
    return new Schema.Parser().parse(json);
  }

  public static byte[] write(Schema writer, @Nullable Object datum) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    try {
      new GenericDatumWriter<>(writer, plain()).write(datum, encoder);
      encoder.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Reads with Apache Avro's resolution; returns {@link #REFUSED} if it rejects the datum. */
  public static @Nullable Object apache(Schema writer, Schema reader, byte[] bytes) {
    try {
      // It checks the size of the reader's items against the writer's bytes, so some must follow.
      return read(writer, reader, Arrays.copyOf(bytes, bytes.length + 1_000));
    } catch (AvroRuntimeException e) {
      return REFUSED;
    }
  }

  /** Reads with this library's resolution into the reader's layout, then that with Apache Avro. */
  public static @Nullable Object ours(Schema writer, Schema reader, byte[] bytes) {
    return ours(writer, reader, bytes, Strictness.STRICT);
  }

  public static @Nullable Object ours(
      Schema writer, Schema reader, byte[] bytes, Strictness strictness) {
    try {
      byte[] straight = transcoded(writer, reader, bytes, strictness);
      return read(reader, reader, straight);
    } catch (AvroCodecException e) {
      return REFUSED;
    }
  }

  public static byte[] transcoded(
      Schema writer, Schema reader, byte[] bytes, Strictness strictness) {
    return decoder(writer, reader, strictness).decode(bytes);
  }

  /** Returns a decoder that resolves even where the codec's own schema would suffice. */
  public static AvroDecoder<byte[]> decoder(Schema writer, Schema reader, Strictness strictness) {
    Resolution plan = Resolution.of(writer, reader, strictness);
    return Planned.decoder(new RawCodec(reader), writer, plan);
  }

  public static @Nullable Object read(Schema writer, Schema reader, byte[] bytes) {
    try {
      GenericDatumReader<Object> datumReader = new GenericDatumReader<>(writer, reader, plain());
      return datumReader.read(null, DecoderFactory.get().binaryDecoder(bytes, null));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static SchemaResolutionException impossible(String writer, String reader) {
    try {
      Resolution.of(parse(writer), parse(reader), Strictness.STRICT);
    } catch (SchemaResolutionException e) {
      return e;
    }
    throw new AssertionError("The decoder was made");
  }

  /** Returns a model that ignores logical types: the values are those of the base. */
  private static GenericData plain() {
    return new GenericData();
  }
}
