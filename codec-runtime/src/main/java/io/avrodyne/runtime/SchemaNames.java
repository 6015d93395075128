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
 * The names of a schema while Apache Avro parses it, and a bound on what that costs.
 *
 * <p>When all is parsed, Apache Avro replaces references to types that it did not know yet. It goes
 * through all that each record reaches, for each record: a text of 400 KB took ten seconds. The
 * specification demands that types are defined before they are used, and then only the records that
 * use themselves are to be completed, which {@link RecursiveUses} does in one walk. Where types are
 * defined later, it is left to Apache Avro, and bounded.
 */
final class SchemaNames extends ParseContext {

  private static final Set<Schema.Type> NAMED =
      EnumSet.of(Schema.Type.RECORD, Schema.Type.ENUM, Schema.Type.FIXED);

  private final SchemaLimits limits;
  private final long brackets;
  private final Set<Schema> defined = Collections.newSetFromMap(new IdentityHashMap<>());
  private final RecursiveUses uses = new RecursiveUses();
  private long records;

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
          "the schema has more than " + limits.maxNamedTypes() + " named types", 0);
    }
    if (schema.getFullName().length() > limits.maxNameLength()) {
      throw CodecFailures.limit(
          "the schema has a name of more than " + limits.maxNameLength() + " characters", 0);
    }
    if (schema.getType() == Schema.Type.RECORD) {
      records++;
    }
    super.put(schema);
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
          0);
    }
    return super.resolve(schema);
  }
}
