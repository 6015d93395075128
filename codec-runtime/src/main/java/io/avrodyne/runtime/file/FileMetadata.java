package io.avrodyne.runtime.file;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds what an application writes into the header of a file: texts and bytes by name.
 *
 * <p><b>Threads.</b> Immutable.
 */
public final class FileMetadata {

  /** Begins the names that the specification keeps for itself. */
  static final String RESERVED = "avro.";

  /** Holds nothing. */
  public static final FileMetadata NONE = new FileMetadata(Map.of());

  private final Map<String, byte[]> values;

  /** Creates one of arrays that nobody else keeps. */
  FileMetadata(Map<String, byte[]> values) {
    this.values = values;
  }

  /**
   * Returns these metadata with a text, which is kept as UTF-8, besides.
   *
   * @throws IllegalArgumentException if the key begins with {@code avro.}, or if the key or the
   *     text has a lone surrogate
   */
  public FileMetadata with(String key, String text) {
    requireUnicode(text);
    return with(key, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Returns these metadata with a copy of bytes besides.
   *
   * @throws IllegalArgumentException if the key begins with {@code avro.} or has a lone surrogate
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

  /** Returns a copy of a value; null if there is none. */
  public byte @Nullable [] bytes(String key) {
    byte[] value = values.get(key);
    return value == null ? null : value.clone();
  }

  /** Returns a value as text; null if there is none. */
  public @Nullable String text(String key) {
    byte[] value = values.get(key);
    return value == null ? null : new String(value, StandardCharsets.UTF_8);
  }
}
