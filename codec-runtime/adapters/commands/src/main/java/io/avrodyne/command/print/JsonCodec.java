package io.avrodyne.command.print;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.datum.JsonTranscoder;
import org.apache.avro.Schema;

/**
 * A codec that decodes the data of every writer's schema as JSON in UTF-8, which replaces the
 * content of an output, and that encodes nothing.
 */
final class JsonCodec extends AvroCodec<AvroOutput> {

  private static final Schema NONE = Schema.create(Schema.Type.NULL);

  private final Layout layout;

  JsonCodec(Layout layout) {
    super(0, 0);
    this.layout = layout;
  }

  @Override
  public AvroDecoder<AvroOutput> decoderFor(Schema writer, Strictness strictness) {
    return new Decoder(writer, layout.transcoder(writer));
  }

  @Override
  public Schema schema() {
    return NONE;
  }

  @Override
  protected int encodeDatum(AvroOutput value, AvroOutput out, int p) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected AvroOutput decodeDatum(AvroInput in) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected AvroOutput decodeDatum(AvroInput in, AvroOutput reuse) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected String explanation() {
    return "as JSON";
  }

  /** The decoder for one schema. */
  private static final class Decoder extends AvroDecoder<AvroOutput> {

    private final Schema schema;
    private final JsonTranscoder transcoder;

    Decoder(Schema schema, JsonTranscoder transcoder) {
      this.schema = schema;
      this.transcoder = transcoder;
    }

    @Override
    protected AvroOutput decodeDatum(AvroInput in) {
      return decodeDatum(in, new AvroOutput());
    }

    @Override
    protected AvroOutput decodeDatum(AvroInput in, AvroOutput reuse) {
      reuse.reset();
      transcoder.toJson(in, reuse);
      return reuse;
    }

    @Override
    public Schema writerSchema() {
      return schema;
    }

    @Override
    protected String explanation() {
      return "as JSON";
    }

    @Override
    public boolean readsAll() {
      return true;
    }
  }
}
