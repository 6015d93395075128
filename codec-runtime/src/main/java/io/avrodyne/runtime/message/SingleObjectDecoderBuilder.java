package io.avrodyne.runtime.message;

import io.avrodyne.runtime.AvroCodec;
import java.util.List;

/**
 * A builder for {@link SingleObjectDecoder}.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * @param <T> the Java type, or the common supertype of the types of the codecs
 */
public final class SingleObjectDecoderBuilder<T> {

  private final List<AvroCodec<? extends T>> codecs;
  private SchemaSource schemas = SchemaSource.none();
  private int maxIds = FramedDecoder.DEFAULT_MAX_IDS;

  SingleObjectDecoderBuilder(List<AvroCodec<? extends T>> codecs) {
    this.codecs = codecs;
  }

  /**
   * Sets the source of the schemas that the codecs do not know, such as a {@link SchemaStore}. If a
   * schema is added to a store that has a codec's fingerprint but other logical types, messages
   * with that fingerprint are rejected from then on, because they do not tell which of the two
   * schemas they belong to. The default is {@link SchemaSource#none}.
   */
  public SingleObjectDecoderBuilder<T> schemas(SchemaSource source) {
    schemas = source;
    return this;
  }

  /**
   * Sets how many fingerprints are kept of schemas that the codecs do not know. The default is
   * {@link FramedDecoder#DEFAULT_MAX_IDS}.
   */
  public SingleObjectDecoderBuilder<T> maxIds(int ids) {
    maxIds = ids;
    return this;
  }

  /**
   * Builds the decoder.
   *
   * @throws IllegalArgumentException if there are no codecs, if two codecs read messages with the
   *     same fingerprint, if the source has a store that already holds a schema with a codec's
   *     fingerprint but other logical types, or if the number of fingerprints is not positive
   */
  public SingleObjectDecoder<T> build() {
    return new SingleObjectDecoder<>(new MessageSources<>(codecs, schemas, maxIds));
  }
}
