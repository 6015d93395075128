package io.avrodyne.generate.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;

/** The named types of some folders and files, complete and without problems. */
public final class SchemaSet {

  private final Map<String, Definition> definitions;
  private final Map<String, NamedType> types = new TreeMap<>();
  private final Map<String, Definition> failed = new TreeMap<>();
  private final List<Problem> problems = new ArrayList<>();

  private SchemaSet(Map<String, Definition> definitions) {
    this.definitions = definitions;
  }

  /**
   * Reads folders and files.
   *
   * @param without folders within these that are left out, because they are generated
   * @throws IOException if a file cannot be read
   * @throws BadSchemasException if there are problems
   */
  public static SchemaSet read(List<Path> inputs, List<Path> without) throws IOException {
    SchemaSet set = new SchemaSet(DefinitionCheck.check(SchemaFiles.read(inputs, without)));
    set.definitions.values().forEach(set::parse);
    set.reportFailures();
    BadSchemasException.throwIfAny(set.problems);
    set.types.values().forEach(type -> DefaultCheck.check(type, set.problems));
    BadSchemasException.throwIfAny(set.problems);
    return set;
  }

  /** Returns the types in the order of their full names. */
  public Collection<NamedType> types() {
    return types.values();
  }

  private void parse(Definition type) {
    try {
      types.put(type.fullname(), new NamedType(schemaOf(type), type.place(), type.link()));
    } catch (AvroRuntimeException | IllegalArgumentException | NullPointerException e) {
      failed.put(type.fullname(), type);
    }
  }

  private Schema schemaOf(Definition type) {
    String text = SchemaAssembly.text(type, definitions);
    return new Schema.Parser().setValidateDefaults(false).parse(text);
  }

  /** A type fails with each one that it contains, so only those within are reported. */
  private void reportFailures() {
    for (Definition type : failed.values()) {
      if (References.of(type).stream().noneMatch(each -> failed.containsKey(each.name()))) {
        problems.add(problem(type));
      }
    }
    if (problems.isEmpty()) {
      failed.values().forEach(type -> problems.add(problem(type)));
    }
  }

  private Problem problem(Definition type) {
    String reason = "its attributes are incomplete or of the wrong kind";
    try {
      schemaOf(type);
    } catch (AvroRuntimeException e) {
      reason = String.valueOf(e.getMessage()).lines().findFirst().orElse(reason);
    } catch (IllegalArgumentException | NullPointerException e) {
      // The parser throws these if an order or a name is missing or invalid.
    }
    return new Problem(
        type.place(),
        type.fullname() + " is not a valid schema: " + reason + ".",
        "Correct it as the Avro specification says.");
  }
}
