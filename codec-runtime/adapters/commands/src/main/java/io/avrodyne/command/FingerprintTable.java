package io.avrodyne.command;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Schemas by their fingerprints. Nothing in a message tells which of several schemas of one
 * fingerprint it was written with, so what one of them hides is hidden.
 */
final class FingerprintTable {

  private static final String ADVICE =
      ". Name the schema that the data was written with: its file with --schemas, or its subject"
          + " with --subject";

  private final Set<String> hiding;
  private final Consumer<String> notes;
  private final Map<Long, Schema> schemas = new HashMap<>();
  private final Map<Long, String> conflicts = new HashMap<>();
  private final Set<Long> unclear = new HashSet<>();
  private final Set<Long> decided = new HashSet<>();

  /**
   * Creates an empty table.
   *
   * @param hiding the properties of fields whose values are not shown
   * @param notes takes the sentence that says that schemas hide different fields
   */
  FingerprintTable(Set<String> hiding, Consumer<String> notes) {
    this.hiding = Set.copyOf(hiding);
    this.notes = notes;
  }

  /** Returns whether fields are hidden because of their properties. */
  boolean isHiding() {
    return !hiding.isEmpty();
  }

  /** Returns whether a schema has a fingerprint. */
  boolean has(long fingerprint) {
    return schemas.containsKey(fingerprint);
  }

  /**
   * Decides that data was written with the schemas that were added so far. Another schema of the
   * same fingerprint still hides fields, but its logical types do not matter.
   */
  void decide() {
    decided.addAll(schemas.keySet());
  }

  void add(Schema schema) {
    long fingerprint = Fingerprints.crc64(schema);
    Schema known = schemas.putIfAbsent(fingerprint, schema);
    if (known == null || known.equals(schema)) {
      return;
    }
    String conflict = decided.contains(fingerprint) ? null : conflict(known, schema);
    if (conflict != null) {
      conflicts.putIfAbsent(fingerprint, conflict);
      return;
    }
    Set<String> marks = FieldMarks.of(schema, hiding);
    if (!marks.equals(FieldMarks.of(known, hiding))) {
      unclear.add(fingerprint);
      schemas.put(fingerprint, FieldMarks.with(marks, known, hiding));
    }
  }

  /** Returns why data of two schemas of a fingerprint cannot be told apart, if that matters. */
  private static @Nullable String conflict(Schema one, Schema other) {
    try {
      SchemaStore store = new SchemaStore();
      store.add(one);
      store.add(other);
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  /**
   * Returns the schema of a fingerprint, with the hidden fields of all that have it; null if none
   * has.
   *
   * @throws DecodeException if several have it, and the same bytes mean different data in them
   */
  @Nullable Schema find(long fingerprint) {
    String conflict = conflicts.get(fingerprint);
    if (conflict != null) {
      throw CodecFailures.decoding(conflict + ADVICE, CodecFailures.NOWHERE, null);
    }
    if (unclear.remove(fingerprint)) {
      notes.accept(
          String.format(
              "Several schemas have the fingerprint 0x%016x, and --redact-property hides different"
                  + " fields of them. The fields of all are hidden.",
              fingerprint));
    }
    return schemas.get(fingerprint);
  }
}
