package io.avrodyne.runtime.file;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The metadata that an application writes to the header of a file: texts and bytes by name.
 *
 * <p><b>Threads.</b> Immutable.
 */
public final class FileMetadata {

  /** The prefix of the names that the specification reserves. */
  static final String RESERVED = "avro.";

  /** Empty metadata. */
  public static final FileMetadata NONE = new FileMetadata(Map.of());

  private final Map<String, byte[]> values;

  /** Creates metadata from arrays that are not shared. */
  FileMetadata(Map<String, byte[]> values) {
    this.values = values;
  }

  /**
   * Returns these metadata with an additional text, which is stored as UTF-8.
   *
   * @throws IllegalArgumentException if the key begins with {@code avro.}, or if the key or the
   *     text contains a lone surrogate
   */
  public FileMetadata with(String key, String text) {
    requireUnicode(text);
    return with(key, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Returns these metadata with an additional copy of bytes.
   *
   * @throws IllegalArgumentException if the key begins with {@code avro.} or contains a lone
   *     surrogate
   */
  public FileMetadata with(String key, byte[] value) {
    if (key.startsWith(RESERVED)) {
      throw new IllegalArgumentException(
          "Metadata keys that begin with avro. are reserved: " + key);
    }
    requireUnicode(key);
    Map<String, byte[]> more = new LinkedHashMap<>(values);
    more.put(key, value.clone());
    return new FileMetadata(more);
  }

  private static void requireUnicode(String text) {
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw new IllegalArgumentException("Metadata cannot contain lone surrogates");
    }
  }

  /** Returns the keys, in the order of the file. */
  public Set<String> keys() {
    return Collections.unmodifiableSet(values.keySet());
  }

  /** Returns a copy of a value, or null if the key is absent. */
  public byte @Nullable [] bytes(String key) {
    byte[] value = values.get(key);
    return value == null ? null : value.clone();
  }

  /** Returns a value as text, or null if the key is absent. */
  public @Nullable String text(String key) {
    byte[] value = values.get(key);
    return value == null ? null : new String(value, StandardCharsets.UTF_8);
  }
}
