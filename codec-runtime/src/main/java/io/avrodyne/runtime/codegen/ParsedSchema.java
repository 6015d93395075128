package io.avrodyne.runtime.codegen;

import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A schema that generated code holds as text and that is parsed on first use.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class ParsedSchema {

  private volatile @Nullable Schema schema;

  /** Returns the schema, or null if it has not been parsed yet. */
  @Nullable Schema get() {
    return schema;
  }

  /**
   * Parses the text, which is folded if it is large, unless another thread has already done so, and
   * returns the schema.
   */
  synchronized Schema parse(String text) {
    Schema parsed = schema;
    if (parsed == null) {
      parsed = new Schema.Parser().parse(FoldedText.unfold(text));
      schema = parsed;
    }
    return parsed;
  }
}
