package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.apache.avro.NameValidator;
import org.apache.avro.ParseContext;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The names of a schema while Apache Avro parses it, and a limit on the cost of resolving them.
 *
 * <p>At the end of parsing, Apache Avro replaces references to types that were not yet known. For
 * each record, it visits everything that the record reaches: a text of 400 KB took ten seconds. The
 * specification requires types to be defined before they are used. In that case only records that
 * use themselves need to be completed, which {@link RecursiveUses} does in a single walk. If types
 * are defined after their use, the work is left to Apache Avro, within a limit.
 */
final class SchemaNames extends ParseContext {

  private static final Set<Schema.Type> NAMED =
      EnumSet.of(Schema.Type.RECORD, Schema.Type.ENUM, Schema.Type.FIXED);

  private final String text;
  private final SchemaLimits limits;
  private final long brackets;
  private final Set<Schema> defined = Collections.newSetFromMap(new IdentityHashMap<>());
  private final RecursiveUses uses = new RecursiveUses();
  private long records;

  /**
   * Creates the names for a text.
   *
   * @param text for the places of names in messages
   * @param brackets the number of opening brackets in the text, which limits the number of types
   *     with components
   */
  SchemaNames(String text, SchemaLimits limits, long brackets) {
    super(NameValidator.NO_VALIDATION);
    this.text = text;
    this.limits = limits;
    this.brackets = brackets;
  }

  /** Makes the named types of another schema known. */
  void putAll(Schema schema) {
    switch (schema.getType()) {
      case RECORD -> {
        if (!defined.contains(schema)) {
          put(schema);
          schema.getFields().forEach(field -> putAll(field.schema()));
        }
      }
      case ENUM, FIXED -> put(schema);
      case ARRAY -> putAll(schema.getElementType());
      case MAP -> putAll(schema.getValueType());
      case UNION -> schema.getTypes().forEach(this::putAll);
      default -> {}
    }
  }

  @Override
  public Schema find(String name, @Nullable String namespace) {
    Schema found = super.find(name, namespace);
    if (NAMED.contains(found.getType()) && !defined.contains(found)) {
      uses.add(found, name, namespace);
    }
    return found;
  }

  @Override
  public void put(Schema schema) {
    defined.add(schema);
    if (defined.size() > limits.maxNamedTypes()) {
      throw CodecFailures.limit(
          "the schema has more than "
              + limits.maxNamedTypes()
              + " named types"
              + place(schema)
              + " (SchemaLimits.maxNamedTypes)",
          CodecFailures.NOWHERE);
    }
    if (schema.getFullName().length() > limits.maxNameLength()) {
      throw CodecFailures.limit(
          "the schema has a name of more than "
              + limits.maxNameLength()
              + " characters"
              + place(schema)
              + " (SchemaLimits.maxNameLength)",
          CodecFailures.NOWHERE);
    }
    if (schema.getType() == Schema.Type.RECORD) {
      records++;
    }
    super.put(schema);
  }

  /** Returns where the name of a type stands in the text; nothing if it is from another text. */
  private String place(Schema schema) {
    int full = text.indexOf('"' + schema.getFullName() + '"');
    int at = full >= 0 ? full : text.indexOf('"' + schema.getName() + '"');
    return at < 0 ? "" : " at character " + (at + 1);
  }

  @Override
  public Schema resolve(Schema schema) {
    if (!uses.any()) {
      return schema;
    }
    Schema completed = uses.replacedIn(schema);
    if (completed != null) {
      return completed;
    }
    if (records * brackets > limits.maxForwardWork()) {
      throw CodecFailures.limit(
          "the schema uses types before it defines them, which takes more work than "
              + limits.maxForwardWork()
              + " (SchemaLimits.maxForwardWork)",
          CodecFailures.NOWHERE);
    }
    return super.resolve(schema);
  }
}
