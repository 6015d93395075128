package io.avrodyne.runtime;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.apache.avro.NameValidator;
import org.apache.avro.ParseContext;
import org.apache.avro.Schema;

/**
 * Holds the names of a schema while Apache Avro parses it, and bounds what that costs.
 *
 * <p>When all is parsed, Apache Avro replaces references to types that were defined later. It goes
 * through all that each record reaches, for each record: a text of 400 KB took ten seconds. The
 * specification demands that types are defined before they are used, and then there is nothing to
 * replace. So that is left out, or, where it is needed, bounded.
 */
final class SchemaNames extends ParseContext {

  /** About a second. */
  static final long MAX_WORK = 1 << 20;

  private final SchemaLimits limits;
  private final long brackets;
  private final Set<Schema> defined = Collections.newSetFromMap(new IdentityHashMap<>());
  private int records;
  private boolean forward;

  /**
   * Creates one for a text.
   *
   * @param brackets those of the text that open; there are no more types that have parts
   */
  SchemaNames(SchemaLimits limits, long brackets) {
    super(NameValidator.NO_VALIDATION);
    this.limits = limits;
    this.brackets = brackets;
  }

  @Override
  public Schema find(String name, String namespace) {
    Schema found = super.find(name, namespace);
    forward |= TypeNames.isNamed(found) && !defined.contains(found);
    return found;
  }

  @Override
  public void put(Schema schema) {
    defined.add(schema);
    if (defined.size() > limits.maxNamedTypes()) {
      throw Failures.limit("a schema of more than " + limits.maxNamedTypes() + " named types", 0);
    }
    if (schema.getFullName().length() > limits.maxNameLength()) {
      throw Failures.limit(
          "a schema with a name of more than " + limits.maxNameLength() + " characters", 0);
    }
    if (schema.getType() == Schema.Type.RECORD) {
      records++;
    }
    super.put(schema);
  }

  @Override
  public Schema resolve(Schema schema) {
    if (!forward) {
      return schema;
    }
    if (records * brackets > MAX_WORK) {
      throw Failures.limit("a schema as large as this that uses types before it defines them", 0);
    }
    return super.resolve(schema);
  }
}
