package io.avrodyne.flink;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.adapter.CodecListing;
import java.util.ServiceLoader;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A search for the codec that a snapshot names, among what the loader of a job has: by the stored
 * name, and after that by the aliases of the {@link FormerTypes}.
 */
final class StoredCodec {

  private final SnapshotContent content;
  private final ClassLoader loader;

  StoredCodec(SnapshotContent content, ClassLoader loader) {
    this.content = content;
    this.loader = loader;
  }

  /**
   * Returns the reference to the codec.
   *
   * @throws IllegalArgumentException if there is none
   */
  CodecReference<?> find() {
    try {
      // The class itself is not initialized; its codec is looked up by its name.
      Class<?> owner = Class.forName(content.owner(), false, loader);
      return CodecReference.named(owner, content.listed().isEmpty() ? null : content.listed());
    } catch (ClassNotFoundException | IllegalArgumentException e) {
      CodecReference<?> renamed = renamed();
      if (renamed != null) {
        return renamed;
      }
      throw new IllegalArgumentException(missing(e), e);
    }
  }

  private String missing(Exception e) {
    return e instanceof ClassNotFoundException
        ? "the class does not exist. If it was renamed or moved, give it the former name as an"
            + " alias, and list it in a FormerTypes"
        : String.valueOf(e.getMessage());
  }

  private @Nullable CodecReference<?> renamed() {
    for (FormerTypes former : ServiceLoader.load(FormerTypes.class, loader)) {
      for (Class<?> type : former.types()) {
        CodecReference<?> found = among(type);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private @Nullable CodecReference<?> among(Class<?> type) {
    if (!CodecListing.isListing(type)) {
      CodecReference<?> reference = CodecReference.of(type);
      return isFormer(reference.codec()) ? reference : null;
    }
    for (AvroCodec<?> codec : CodecListing.of(type)) {
      if (isFormer(codec)) {
        return CodecReference.of(type, codec);
      }
    }
    return null;
  }

  /** Returns whether a codec is for what was stored: a union has no name, but its branches have. */
  private boolean isFormer(AvroCodec<?> codec) {
    Schema stored = content.parsed().get(0);
    Schema schema = codec.schema();
    if (stored.getType() != schema.getType()) {
      return false;
    }
    return stored.isUnion()
        ? new WriterVerdict(codec, stored).readsAll()
        : schema.getAliases().contains(stored.getFullName());
  }
}
