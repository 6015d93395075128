package io.avrodyne.runtime.registry;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.SchemaText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.apache.avro.Schema;

/**
 * A loader of one schema and the versions of other subjects that it refers to, directly and through
 * them. Their number, the length of their chains and the length of all texts together are limited,
 * and each is requested once.
 *
 * <p><b>Threads.</b> Must be used by one thread, for one schema.
 */
final class ReferenceLoader {

  private static final int MAX_DEPTH = 16;

  private final Function<SchemaReference, SchemaAnswer> source;
  private final SchemaLimits limits;
  private final int maxReferences;
  private final String subject;
  private final Map<String, Schema> loaded = new LinkedHashMap<>();
  private final Set<String> open = new LinkedHashSet<>();
  private int requested;
  private long characters;

  /**
   * Creates a loader.
   *
   * @param subject what is loaded, as messages name it
   * @param source requests a version of another subject
   */
  ReferenceLoader(
      String subject,
      SchemaLimits limits,
      int maxReferences,
      Function<SchemaReference, SchemaAnswer> source) {
    this.subject = subject;
    this.limits = limits;
    this.maxReferences = maxReferences;
    this.source = source;
  }

  /** Returns the schema of an answer, with the types that it refers to. */
  Schema load(SchemaAnswer answer) {
    return read(subject, answer);
  }

  private Schema read(String name, SchemaAnswer answer) {
    if (!answer.type().equals(SchemaAnswer.AVRO)) {
      throw failure(
          name + " is not an Avro schema but " + MessageText.of(answer.type()),
          "Read its data with a library for that format");
    }
    List<Schema> known = new ArrayList<>();
    for (SchemaReference reference : answer.references()) {
      known.add(referenced(reference));
    }
    return parse(name, answer.text(), known);
  }

  private Schema referenced(SchemaReference reference) {
    String name = name(reference);
    Schema found = loaded.get(name);
    if (found != null) {
      return found;
    }
    enter(name);
    Schema schema = read(name, source.apply(reference));
    open.remove(name);
    loaded.put(name, schema);
    return schema;
  }

  /** Returns how messages name a version; the subject of version 0 already includes one. */
  private static String name(SchemaReference reference) {
    return MessageText.of(
        reference.version() == 0
            ? reference.subject()
            : "version " + reference.version() + " of subject " + reference.subject());
  }

  private void enter(String name) {
    if (!open.add(name)) {
      throw failure("the references lead from " + name + " to itself", "Correct the references");
    }
    if (open.size() > MAX_DEPTH) {
      throw failure(
          "the references are chained through more than " + MAX_DEPTH + " versions",
          "Refer to the types directly");
    }
    requested++;
    if (requested > maxReferences) {
      throw failure(
          "it refers to more than " + maxReferences + " versions of other subjects",
          "Raise maxReferences of the client");
    }
  }

  private Schema parse(String name, String text, List<Schema> known) {
    characters += text.length();
    if (characters > limits.maxTextLength()) {
      throw failure(
          "it has more than " + limits.maxTextLength() + " characters, references included",
          "Raise schemaLimits of the client");
    }
    try {
      return SchemaText.parse(text, limits, known);
    } catch (DecodeException e) {
      throw new RegistryException(
          subject
              + ": "
              + name
              + " cannot be read: "
              + MessageText.of(e.reason() + reason(e))
              + ". Correct it in the registry",
          Answer.OK,
          0,
          e);
    }
  }

  private static String reason(DecodeException e) {
    Throwable cause = e.getCause();
    return cause == null || cause.getMessage() == null ? "" : " (" + cause.getMessage() + ")";
  }

  private RegistryException failure(String fact, String fix) {
    return new RegistryException(subject + ": " + fact + ". " + fix, Answer.OK, 0, null);
  }
}
