package io.avrodyne.flink;

import io.avrodyne.api.AvroCodecException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.adapter.SchemaComparison;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** What a codec makes of the data of a writer: all of them, or the reason why not. */
final class WriterVerdict {

  private static final String ERROR = "error when reached";

  private final AvroCodec<?> codec;
  private final Schema writer;

  WriterVerdict(AvroCodec<?> codec, Schema writer) {
    this.codec = codec;
    this.writer = writer;
  }

  /** Returns whether the data have the layout and the meaning that the codec gives them. */
  boolean isSame() {
    return SchemaComparison.isSame(writer, codec.schema());
  }

  /** Returns whether the codec can read all data of the writer. */
  boolean readsAll() {
    return problem() == null;
  }

  /** Returns what cannot be read, with the path of the field; null if everything can be read. */
  @Nullable String problem() {
    try {
      AvroDecoder<?> decoder = codec.decoderFor(writer);
      return decoder.readsAll() ? null : errors(decoder.explain());
    } catch (AvroCodecException e) {
      Schema reader = codec.schema();
      boolean inField = reader.getType() == Schema.Type.RECORD && !e.path().isEmpty();
      return inField ? reader.getName() + "." + e.getMessage() : e.getMessage();
    }
  }

  /** Returns the lines with errors of an explanation, with the names of the lines around them. */
  private String errors(String explanation) {
    List<String> errors = new ArrayList<>();
    List<String> path = new ArrayList<>();
    for (String line : explanation.split("\n", -1)) {
      String text = line.strip();
      int depth = (line.length() - line.stripLeading().length()) / 2;
      int colon = text.indexOf(':');
      while (path.size() > depth) {
        path.remove(path.size() - 1);
      }
      path.add(depth == 0 || colon < 0 ? codec.schema().getName() : text.substring(0, colon));
      if (text.contains(ERROR)) {
        errors.add(String.join(".", path) + ":" + text.substring(colon + 1));
      }
    }
    return String.join("; ", errors);
  }
}
