package io.avrodyne.runtime.codegen;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.resolve.Resolution;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A decoder for data of an earlier version of a codec's schema that was known at compile time. The
 * processor generates one, as straight-line code, for each such version.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 *
 * @param <T> the Java type
 */
public abstract class KnownWriter<T> extends ResolvingDecoder<T> {

  private final GeneratedCodec<T> reader;
  private final long fingerprint;
  private final ParsedSchema schema = new ParsedSchema();
  private volatile @Nullable Resolution plan;

  /**
   * Creates a decoder. Called by generated code.
   *
   * @param reader the codec whose values are decoded
   * @param fingerprint the CRC-64-AVRO fingerprint of the writer's schema
   */
  protected KnownWriter(AvroCodec<T> reader, long fingerprint) {
    this.reader = (GeneratedCodec<T>) reader;
    this.fingerprint = fingerprint;
  }

  /** Returns the text of the writer's schema, folded if it is large. */
  protected abstract String schemaText();

  @Override
  protected final long writerFingerprint() {
    return fingerprint;
  }

  /** Returns the writer's schema, which is parsed on the first call. */
  @Override
  public final Schema writerSchema() {
    Schema parsed = schema.get();
    return parsed != null ? parsed : schema.parse(schemaText());
  }

  /** Decodes into an object by the plan, or directly if the class is immutable. */
  @Override
  protected T decodeDatum(AvroInput in, @Nullable T reuse) {
    return reuse != null && reader.overwrites()
        ? reader.resolveDatum(in, plan(), reuse)
        : decodeDatum(in);
  }

  /**
   * Throws an exception if no datum can be read: a type is not required to read all its earlier
   * versions.
   */
  @Override
  protected final void requireReadable() {
    plan();
  }

  /**
   * Returns the plan for parts that the generated code does not read itself. It is created on the
   * first call.
   */
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
