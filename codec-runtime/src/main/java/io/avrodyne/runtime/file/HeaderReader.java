package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.binary.Primitives;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.avro.Schema;

/**
 * A reader of the header of a file.
 *
 * <p><b>Shape.</b> Four bytes, a map of bytes whose blocks may declare their size, and the sync
 * marker.
 */
final class HeaderReader {

  private static final String HEADER = "the header";
  private static final long NO_SIZE = -1;

  private final FileSource source;
  private final int maxBytes;
  private final int maxEntries;
  private final SchemaLimits limits;
  private final boolean strict;
  private final long start;
  private final AvroInput in;
  private long entriesLeft;

  HeaderReader(FileSource source, ReadOptions options) {
    this.source = source;
    maxBytes = options.limits().maxHeaderBytes();
    maxEntries = options.limits().maxMetadataEntries();
    entriesLeft = maxEntries;
    limits = options.schemaLimits();
    strict = options.strictness() == Strictness.STRICT;
    start = source.position();
    in = new AvroInput(options.decodeLimits(), options.strictness());
  }

  FileHeader read() throws IOException {
    if (!source.ensure(FileHeader.MAGIC.length) || !source.isAt(0, FileHeader.MAGIC)) {
      throw FileFailures.malformed("not an Avro object container file", start);
    }
    source.skip(FileHeader.MAGIC.length);
    Map<String, byte[]> values = readValues();
    byte[] marker = take(FileHeader.MARKER_BYTES);
    byte[] schema = values.get(FileHeader.SCHEMA_KEY);
    if (schema == null) {
      throw FileFailures.malformed("the header has no avro.schema", start);
    }
    return new FileHeader(parse(text(schema)), values, marker, source.position() - start);
  }

  private Schema parse(String schema) {
    try {
      return SchemaText.parse(schema, limits);
    } catch (DecodeException e) {
      throw FileFailures.moved(e, " in the header", start);
    }
  }

  private Map<String, byte[]> readValues() throws IOException {
    Map<String, byte[]> values = new LinkedHashMap<>();
    boolean more = true;
    while (more) {
      more = readBlock(values);
    }
    return values;
  }

  /**
   * Reads a block of the map, which declares its size if its count is negative; returns false at
   * the end.
   */
  private boolean readBlock(Map<String, byte[]> values) throws IOException {
    long position = source.position();
    long count = readLong();
    long size = count < 0 ? readLong() : NO_SIZE;
    if (count == Long.MIN_VALUE || (count < 0 && size < 0)) {
      throw FileFailures.malformed("the metadata has an invalid count or size", position);
    }
    long entries = source.position();
    entriesLeft -= Math.abs(count);
    if (entriesLeft < 0) {
      throw FileFailures.limit(
          "the header has more than "
              + maxEntries
              + " metadata entries (ContainerLimits.maxMetadataEntries)",
          position);
    }
    for (long i = Math.abs(count); i > 0; i--) {
      String key = text(readBytes());
      values.put(key, readBytes());
    }
    if (strict && count < 0 && size != source.position() - entries) {
      throw FileFailures.malformed(
          "the byte size of the metadata does not match its entries", position);
    }
    return count != 0;
  }

  private byte[] readBytes() throws IOException {
    long position = source.position();
    long length = readLong();
    if (length < 0) {
      throw FileFailures.malformed("a length is negative", position);
    }
    return take(length);
  }

  private byte[] take(long length) throws IOException {
    requireWithin(length);
    if (!source.ensure((int) length)) {
      throw truncated();
    }
    int from = source.index();
    source.skip((int) length);
    return Arrays.copyOfRange(source.buffer(), from, from + (int) length);
  }

  private long readLong() throws IOException {
    requireWithin(1);
    boolean whole = source.ensure(Primitives.MAX_LONG_BYTES);
    int from = source.index();
    in.reset(source.buffer(), from, Math.min(source.available(), Primitives.MAX_LONG_BYTES));
    try {
      long value = in.readLong();
      source.skip(in.position() - from);
      return value;
    } catch (DecodeException e) {
      throw whole ? FileFailures.moved(e, " in the header", source.position()) : truncated();
    }
  }

  private void requireWithin(long length) {
    if (length > maxBytes - (source.position() - start)) {
      throw FileFailures.limit(
          "the header is longer than " + maxBytes + " bytes (ContainerLimits.maxHeaderBytes)",
          start);
    }
  }

  private DecodeException truncated() {
    return FileFailures.truncated(HEADER, source.position() + source.available());
  }

  /**
   * Returns the text for UTF-8 bytes. Malformed bytes become U+FFFD, which does not encode back to
   * the same bytes.
   */
  private String text(byte[] utf8) {
    String text = new String(utf8, StandardCharsets.UTF_8);
    if (strict
        && text.indexOf('\uFFFD') >= 0
        && !Arrays.equals(text.getBytes(StandardCharsets.UTF_8), utf8)) {
      throw FileFailures.malformed("a text in the header is not valid UTF-8", start);
    }
    return text;
  }
}
