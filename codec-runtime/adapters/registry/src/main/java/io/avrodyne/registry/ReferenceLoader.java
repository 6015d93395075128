package io.avrodyne.registry;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.SchemaText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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
  private final Secrets secrets;
  private final Map<Version, Schema> loaded = new HashMap<>();
  private final Set<Version> open = new HashSet<>();
  private int requested;
  private long characters;

  /** A version of a subject, whatever name refers to it. */
  private record Version(String subject, int version) {}

  /**
   * Creates a loader.
   *
   * @param subject what is loaded, as messages name it
   * @param secrets what messages must not show
   * @param source requests a version of another subject
   */
  ReferenceLoader(
      String subject,
      SchemaLimits limits,
      int maxReferences,
      Secrets secrets,
      Function<SchemaReference, SchemaAnswer> source) {
    this.subject = subject;
    this.limits = limits;
    this.maxReferences = maxReferences;
    this.secrets = secrets;
    this.source = source;
  }

  /** Returns the schema of an answer, with the types that it refers to. */
  Schema load(SchemaAnswer answer) {
    return read(subject, answer);
  }

  private Schema read(String name, SchemaAnswer answer) {
    if (!answer.type().equals(SchemaAnswer.AVRO)) {
      throw failure(
          name + " is not an Avro schema but " + secrets.text(answer.type()),
          "Read its data with a library for that format");
    }
    List<Schema> known = new ArrayList<>();
    for (SchemaReference reference : answer.references()) {
      known.add(referenced(reference));
    }
    return parse(name, answer.text(), known);
  }

  private Schema referenced(SchemaReference reference) {
    Version version = new Version(reference.subject(), reference.version());
    Schema found = loaded.get(version);
    if (found != null) {
      return found;
    }
    String name = name(reference);
    enter(version, name);
    Schema schema = read(name, source.apply(reference));
    open.remove(version);
    loaded.put(version, schema);
    return schema;
  }

  /** Returns how messages name a version; the subject of version 0 already includes one. */
  private String name(SchemaReference reference) {
    return secrets.text(
        reference.version() == 0
            ? reference.subject()
            : "version " + reference.version() + " of subject " + reference.subject());
  }

  private void enter(Version version, String name) {
    if (!open.add(version)) {
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
      if (secrets.areIn(text)) { // The parser's message may show a part of one.
        throw failure(
            name + " cannot be read: its text repeats credentials of this client",
            "Correct it in the registry");
      }
      throw new RegistryException(
          subject
              + ": "
              + name
              + " cannot be read: "
              + secrets.text(e.reason() + reason(e))
              + ". Correct it in the registry",
          Answer.OK,
          0,
          secrets.cause(e));
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
