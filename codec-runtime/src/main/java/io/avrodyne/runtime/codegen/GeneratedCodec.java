package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.resolve.Resolution;
import io.avrodyne.runtime.resolve.SchemaIdentity;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The base class of generated codecs, which hold their schema as text and resolve the schemas of
 * other writers. The class that is generated for a type extends it; the methods that it overrides
 * call its static methods {@code write}, {@code read}, {@code resolve} and, if it has that, {@code
 * copy}, which other generated codecs call directly.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 *
 * @param <T> the Java type
 */
public abstract class GeneratedCodec<T> extends AvroCodec<T> {

  private final ParsedSchema schema = new ParsedSchema();

  /**
   * Whether decoding into an object may return that object. Java records and other immutable
   * classes are created again; the first time shows it, to each thread on its own.
   */
  private boolean overwrites = true;

  /**
   * Creates a codec that was generated. Codecs of any version call this constructor before they use
   * anything else of the runtime, so its parameters never change.
   *
   * @param generatedFor the version of {@link RuntimeVersion} that the codec was generated for
   * @param fingerprint the CRC-64-AVRO fingerprint of the schema
   * @param typicalBytes the size of a typical datum, which is the initial capacity in {@link
   *     #encode(Object)}
   * @throws IncompatibleClassChangeError if this runtime is older than the codec, or too new for
   *     it; the message explains what to do
   */
  protected GeneratedCodec(int generatedFor, long fingerprint, int typicalBytes) {
    this(fingerprint, typicalBytes);
    RuntimeVersion.require(generatedFor, getClass());
  }

  /**
   * Creates a codec of version 3, which has checked the version itself, or one written by hand.
   *
   * @param fingerprint the CRC-64-AVRO fingerprint of the schema
   * @param typicalBytes the size of a typical datum, which is the initial capacity in {@link
   *     #encode(Object)}
   */
  protected GeneratedCodec(long fingerprint, int typicalBytes) {
    super(fingerprint, typicalBytes);
  }

  /** Returns the text of the schema, folded if it is large. */
  protected abstract String schemaText();

  /** Returns the schema, which is parsed on the first call. */
  @Override
  public final Schema schema() {
    Schema parsed = schema.get();
    return parsed != null ? parsed : schema.parse(schemaText());
  }

  @Override
  protected abstract T decodeDatum(AvroInput in);

  @Override
  protected abstract T decodeDatum(AvroInput in, T reuse);

  /**
   * Decodes a datum of another writer. Generated codecs override this method to step through the
   * plan.
   */
  protected T resolveDatum(AvroInput in, Resolution plan) {
    plan.open(in);
    T value = decodeDatum(in);
    plan.close(in);
    return value;
  }

  /**
   * Decodes a datum of another writer into an object. The plan writes the datum in this codec's
   * layout first, so that the code that decodes into an object need not exist twice.
   */
  final T resolveDatum(AvroInput in, Resolution plan, @Nullable T reuse) {
    if (reuse == null || !overwrites) {
      return resolveDatum(in, plan);
    }
    plan.open(in);
    T value = decodeDatum(in, reuse);
    plan.close(in);
    if (value != reuse) {
      overwrites = false;
    }
    return value;
  }

  final boolean overwrites() {
    return overwrites;
  }

  @Override
  protected List<KnownWriter<T>> knownWriters() {
    return List.of();
  }

  @Override
  public final AvroDecoder<T> decoderFor(Schema writer, Strictness strictness) {
    try {
      return chooseDecoder(writer, strictness);
    } catch (StackOverflowError e) {
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  private AvroDecoder<T> chooseDecoder(Schema writer, Strictness strictness) {
    if (SchemaIdentity.same(writer, schema())) {
      return this;
    }
    if (strictness == Strictness.STRICT) {
      for (KnownWriter<T> known : knownWriters()) {
        if (SchemaIdentity.same(writer, known.writerSchema())) {
          known.requireReadable();
          return known;
        }
      }
    }
    return new PlannedDecoder<>(this, writer, Resolution.of(writer, schema(), strictness));
  }

  @Override
  protected final String explanation() {
    return Resolution.of(schema(), schema(), Strictness.STRICT).explain();
  }
}
