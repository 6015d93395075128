package io.avrodyne.command;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.apache.avro.ParseContext;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The types that the text of a schema uses, recorded while Apache Avro parses it. A type that the
 * text does not define is not an error here, because another file may define it.
 */
final class NameUses extends ParseContext {

  private final Set<String> used = new TreeSet<>();
  private final Set<String> defined = new HashSet<>();

  /** Returns the full names that are used and not defined, in alphabetical order. */
  Set<String> undefined() {
    Set<String> undefined = new TreeSet<>(used);
    undefined.removeAll(defined);
    return undefined;
  }

  /** Records a name unless it is known; the names of primitive types are. */
  @Override
  public Schema find(String name, @Nullable String namespace) {
    Schema found = super.find(name, namespace);
    if (found.getType() == Schema.Type.RECORD && !defined.contains(found.getFullName())) {
      boolean isFull = namespace == null || namespace.isEmpty() || name.indexOf('.') >= 0;
      used.add(isFull ? name : namespace + "." + name);
    }
    return found;
  }

  @Override
  public void put(Schema schema) {
    defined.add(schema.getFullName());
    super.put(schema);
  }

  /** Leaves the placeholders of unknown names in the schema, which is used for its name only. */
  @Override
  public Schema resolve(Schema schema) {
    return schema;
  }
}
