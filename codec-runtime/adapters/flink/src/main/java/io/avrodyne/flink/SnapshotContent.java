package io.avrodyne.flink;

import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.SchemaText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/**
 * What a snapshot stores: names, and the schemas that data may have been written with.
 *
 * <p><b>Shape.</b> The three names and then the schemas, each a length in bytes of four bytes and
 * the text in UTF-8; the number of schemas, in four bytes, comes before them.
 *
 * @param owner the binary name of the class with the codec, or of the interface that lists it
 * @param listed the name of the type in that interface, or an empty text
 * @param state the name of the state, or an empty text
 * @param schemas the schemas as texts, in the order of the indexes in the headers of data
 */
record SnapshotContent(String owner, String listed, String state, List<String> schemas) {

  /** How many bytes are trusted to follow before any have arrived. */
  private static final int TRUSTED = 1 << 16;

  private static final int MAX_SCHEMAS = 1 << 16;

  /** What a job has written, it can read again: codecs have no limits on their schemas either. */
  private static final SchemaLimits UNLIMITED =
      new SchemaLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE);

  SnapshotContent {
    schemas = List.copyOf(schemas);
  }

  void writeTo(DataOutputView out) throws IOException {
    writeText(owner, out);
    writeText(listed, out);
    writeText(state, out);
    out.writeInt(schemas.size());
    for (String schema : schemas) {
      writeText(schema, out);
    }
  }

  private static void writeText(String text, DataOutputView out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static SnapshotContent readFrom(DataInputView in) throws IOException {
    String owner = readText(in);
    String listed = readText(in);
    String state = readText(in);
    int count = in.readInt();
    if (count <= 0 || count > MAX_SCHEMAS) {
      throw new IOException(
          "The snapshot of a serializer is corrupt: it has " + count + " schemas");
    }
    List<String> schemas = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      schemas.add(readText(in));
    }
    return new SnapshotContent(owner, listed, state, schemas);
  }

  private static String readText(DataInputView in) throws IOException {
    int length = in.readInt();
    if (length < 0) {
      throw new IOException(
          "The snapshot of a serializer is corrupt: it has a text of " + length + " bytes");
    }
    byte[] bytes = new byte[Math.min(length, TRUSTED)];
    for (int read = 0; read < length; read = bytes.length) {
      if (read > 0) {
        bytes = Arrays.copyOf(bytes, (int) Math.min(length, 2L * read));
      }
      in.readFully(bytes, read, bytes.length - read);
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /**
   * Returns the schemas.
   *
   * @throws io.avrodyne.api.AvroCodecException if a text is not a schema, or is nested too deeply
   *     for the stack of the thread
   */
  List<Schema> parsed() {
    return parsed(schemas);
  }

  /**
   * Returns the schemas with these texts.
   *
   * @throws io.avrodyne.api.AvroCodecException as for those of a snapshot
   */
  static List<Schema> parsed(List<String> schemas) {
    return schemas.stream().map(text -> SchemaText.parse(text, UNLIMITED)).toList();
  }

  /** Returns the name of the type. */
  String typeName() {
    return listed.isEmpty() ? owner : listed;
  }
}
