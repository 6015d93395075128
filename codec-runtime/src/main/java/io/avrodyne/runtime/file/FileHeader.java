package io.avrodyne.runtime.file;

import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.binary.Primitives;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.avro.Schema;

/** The header of a file. */
final class FileHeader {

  static final int MARKER_BYTES = 16;
  static final String SCHEMA_KEY = "avro.schema";
  static final String CODEC_KEY = "avro.codec";

  /** The bytes "Obj" and the version of the format. */
  static final byte[] MAGIC = {'O', 'b', 'j', 1};

  private final Schema schema;
  private final Map<String, byte[]> values;
  private final byte[] marker;
  private final long length;

  /**
   * Creates a header.
   *
   * @param values all metadata, including those of the specification
   * @param length the length of the header in bytes
   */
  FileHeader(Schema schema, Map<String, byte[]> values, byte[] marker, long length) {
    this.schema = schema;
    this.values = values;
    this.marker = marker;
    this.length = length;
  }

  Schema schema() {
    return schema;
  }

  /** Returns the name of the compression; a file without a name is not compressed. */
  String codec() {
    byte[] codec = values.get(CODEC_KEY);
    return codec == null ? Compression.NULL_NAME : new String(codec, StandardCharsets.UTF_8);
  }

  /** Returns the sync marker, which callers must not modify. */
  byte[] marker() {
    return marker;
  }

  long length() {
    return length;
  }

  /** Returns the metadata of the application. */
  FileMetadata metadata() {
    Map<String, byte[]> own = new LinkedHashMap<>(values);
    own.keySet().removeIf(key -> key.startsWith(FileMetadata.RESERVED));
    return new FileMetadata(own);
  }

  /** Writes a header. */
  static void write(AvroOutput out, String schema, WriteOptions options, byte[] marker) {
    FileMetadata metadata = options.metadata();
    out.append(MAGIC, 0, MAGIC.length);
    writeLong(out, 2 + metadata.keys().size());
    writeEntry(out, SCHEMA_KEY, utf8(schema));
    writeEntry(out, CODEC_KEY, utf8(options.compression().name()));
    for (String key : metadata.keys()) {
      byte[] value = metadata.bytes(key);
      writeEntry(out, key, value == null ? new byte[0] : value);
    }
    writeLong(out, 0);
    out.append(marker, 0, MARKER_BYTES);
  }

  private static void writeEntry(AvroOutput out, String key, byte[] value) {
    writeBytes(out, utf8(key));
    writeBytes(out, value);
  }

  private static void writeBytes(AvroOutput out, byte[] bytes) {
    writeLong(out, bytes.length);
    out.append(bytes, 0, bytes.length);
  }

  private static void writeLong(AvroOutput out, long value) {
    byte[] bytes = new byte[Primitives.MAX_LONG_BYTES];
    out.append(bytes, 0, Primitives.putLong(bytes, 0, value));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
