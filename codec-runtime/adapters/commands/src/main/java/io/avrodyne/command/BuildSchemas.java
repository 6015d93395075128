package io.avrodyne.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.avro.Schema;

/**
 * The schemas of a build, put together from files that may use each other's types: each schema
 * follows those that it uses, and otherwise the order is that of their names.
 */
final class BuildSchemas {

  private final Map<String, Draft> drafts = new TreeMap<>();
  private final Map<String, BuildSchema> finished = new LinkedHashMap<>();

  private BuildSchemas() {}

  /**
   * Reads the schemas of folders and jars.
   *
   * @throws FailedException if a file is not a schema, or if files contradict each other
   */
  static List<BuildSchema> read(List<Path> outputs) throws IOException {
    BuildSchemas schemas = new BuildSchemas();
    for (Path output : outputs) {
      new ClassOutput(output).files().forEach(schemas::add);
    }
    for (String fullname : schemas.drafts.keySet()) {
      schemas.finish(fullname, new ArrayList<>());
    }
    return List.copyOf(schemas.finished.values());
  }

  private void add(SchemaFile file) {
    NameUses uses = new NameUses();
    Schema schema = parse(file, new Schema.Parser(uses).setValidateDefaults(false));
    Draft draft = new Draft(file, uses.undefined());
    Draft other = drafts.putIfAbsent(SchemaName.of(schema).orElse(file.name()), draft);
    if (other != null && !other.file().text().equals(file.text())) {
      throw new FailedException(
          other.file().place()
              + " and "
              + file.place()
              + " are different schemas of the same name. Remove one of them.");
    }
  }

  /** Returns a schema, parsed after those that it uses; the path leads to it. */
  private BuildSchema finish(String fullname, List<String> path) {
    BuildSchema known = finished.get(fullname);
    if (known != null) {
      return known;
    }
    Draft draft = drafts.get(fullname);
    if (draft == null) {
      throw new FailedException(
          path.get(path.size() - 1) + " uses " + fullname + ", but no file has its schema.");
    }
    if (path.contains(fullname)) {
      throw new FailedException(
          String.join(", ", path)
              + " use each other across files. Put them into a single schema file.");
    }
    path.add(fullname);
    List<Schema> used = draft.uses().stream().map(use -> finish(use, path).schema()).toList();
    path.remove(path.size() - 1);
    Schema schema = parse(draft.file(), new Schema.Parser().addTypes(used));
    BuildSchema built = new BuildSchema(fullname, schema, List.copyOf(draft.uses()));
    finished.put(fullname, built);
    return built;
  }

  private static Schema parse(SchemaFile file, Schema.Parser parser) {
    try {
      return parser.parse(file.text());
    } catch (RuntimeException e) {
      // Apache Avro's parser throws several kinds.
      throw new FailedException(
          file.place() + " is not an Avro schema: " + ParserReason.of(e) + " Compile again.", e);
    }
  }

  /** A file, and the full names of the types that it uses and does not define. */
  private record Draft(SchemaFile file, Set<String> uses) {}
}
