package io.avrodyne.registry;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.apache.avro.Schema;

/**
 * The texts of schemas, remembered for the objects that were seen last, because callers may
 * register the same object for each message. A schema must not change once it was seen.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without locks.
 */
final class SchemaTexts {

  private static final int SLOTS = 64;

  private final AtomicReferenceArray<Entry> entries = new AtomicReferenceArray<>(SLOTS);

  private record Entry(Schema schema, String text) {}

  /** Returns the text of a schema. */
  @SuppressWarnings("ReferenceEquality") // Equal schemas may have different texts.
  String of(Schema schema) {
    int slot = System.identityHashCode(schema) % SLOTS;
    Entry known = entries.get(slot);
    if (known != null && known.schema() == schema) {
      return known.text();
    }
    String text = schema.toString();
    entries.set(slot, new Entry(schema, text));
    return text;
  }
}
