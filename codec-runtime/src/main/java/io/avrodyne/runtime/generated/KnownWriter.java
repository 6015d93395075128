package io.avrodyne.runtime.generated;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.resolve.Resolution;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Decodes data of an earlier version of a codec's schema that was known at compile time. The
 * processor emits one for each such version, straight-line.
 *
 * <p><b>Threads.</b> Any number at once.
 *
 * @param <T> the Java type
 */
public abstract class KnownWriter<T> extends ResolvingDecoder<T> {

  private final AvroCodec<T> reader;
  private final long fingerprint;
  private final ParsedSchema schema = new ParsedSchema();
  private volatile @Nullable Resolution plan;

  /**
   * Creates one; called by generated code.
   *
   * @param reader the codec whose values it decodes into
   * @param fingerprint the CRC-64-AVRO fingerprint of the writer's schema
   */
  protected KnownWriter(AvroCodec<T> reader, long fingerprint) {
    this.reader = reader;
    this.fingerprint = fingerprint;
  }

  /** Returns the text of the writer's schema, folded if it is large. */
  protected abstract String schemaText();

  @Override
  protected final long writerFingerprint() {
    return fingerprint;
  }

  /** Returns the writer's schema, parsed once, when it is first asked for. */
  @Override
  public final Schema writerSchema() {
    Schema parsed = schema.get();
    return parsed != null ? parsed : schema.parse(schemaText());
  }

  /** Decodes a new value. */
  @Override
  protected T decodeDatum(AvroInput in, T reuse) {
    return decodeDatum(in);
  }

  /** Fails if no datum can be read: a type need not read all its earlier versions. */
  @Override
  protected final void requireReadable() {
    plan();
  }

  /** Returns the steps of what is no matter of one line; made once, when first asked for. */
  @Override
  protected final Resolution plan() {
    Resolution made = plan;
    return made != null ? made : planOnce();
  }

  private synchronized Resolution planOnce() {
    Resolution made = plan;
    if (made == null) {
      made = Resolution.of(writerSchema(), reader.schema(), Strictness.STRICT);
      plan = made;
    }
    return made;
  }
}
