package io.avrodyne.runtime.generated;

import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A schema that generated code has as text and parses once, when it is first asked for.
 *
 * <p><b>Threads.</b> Any number at once.
 */
final class ParsedSchema {

  private volatile @Nullable Schema schema;

  /** Returns the schema, or null before it is parsed. */
  @Nullable Schema get() {
    return schema;
  }

  /** Parses the text, folded if it is large, unless another thread has done so; returns it. */
  synchronized Schema parse(String text) {
    Schema parsed = schema;
    if (parsed == null) {
      parsed = new Schema.Parser().parse(FoldedText.unfold(text));
      schema = parsed;
    }
    return parsed;
  }
}
