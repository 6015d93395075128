package io.avrodyne.command;

import io.avrodyne.command.print.Layout;
import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.message.SchemaSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The schemas of data that are printed: those of files and of a registry by their fingerprints,
 * those of a registry by its ids, and the schema of data without an identifier, or with the id of a
 * registry that nobody named. The registry is asked only for ids, for fingerprints that no file
 * has, and for the properties of fields that are hidden.
 */
final class PrintedSchemas implements SchemaSource {

  private static final int MAX_SEARCHED_VERSIONS = 10_000;

  private final FingerprintTable table;
  private final Optional<Schema> ofBareData;
  private final Arguments arguments;
  private final Session session;
  private @Nullable SchemaRegistry registry;
  private @Nullable RegistryFingerprints fingerprints;

  private PrintedSchemas(
      FingerprintTable table, Optional<Schema> ofBareData, Arguments arguments, Session session) {
    this.table = table;
    this.ofBareData = ofBareData;
    this.arguments = arguments;
    this.session = session;
  }

  /**
   * Reads the files of schemas.
   *
   * @throws UsageException if the type of bare data is not clear
   * @throws FailedException if a file is not a schema
   */
  static PrintedSchemas of(Arguments arguments, Session session) throws IOException {
    List<Schema> schemas = inFiles(arguments);
    FingerprintTable table = table(arguments, session);
    schemas.forEach(table::add);
    table.decide();
    Optional<Schema> bare =
        arguments
            .find(PrintOptions.TYPE)
            .map(name -> named(name, schemas))
            .or(() -> schemas.size() == 1 ? Optional.of(schemas.get(0)) : Optional.empty());
    return new PrintedSchemas(table, bare, arguments, session);
  }

  private static List<Schema> inFiles(Arguments arguments) throws IOException {
    List<Schema> schemas = new ArrayList<>();
    for (String path : arguments.all(PrintOptions.SCHEMAS)) {
      schemas.addAll(SchemaFiles.read(PathOption.of(PrintOptions.SCHEMAS).apply(path)));
    }
    return schemas;
  }

  /**
   * Returns a layout that hides what the schema of the data marks, and what the schemas of {@code
   * --schemas} mark in records of the same names, aliases included.
   *
   * @throws FailedException if a file is not a schema
   */
  static Layout marked(Layout layout, Arguments arguments) throws IOException {
    Set<String> hiding = Set.copyOf(arguments.all(PrintOptions.REDACT_PROPERTY));
    if (hiding.isEmpty()) {
      return layout;
    }
    Set<String> marks = new HashSet<>();
    inFiles(arguments).forEach(schema -> marks.addAll(FieldMarks.withAliases(schema, hiding)));
    return marks.isEmpty()
        ? layout
        : layout.withSchemas(schema -> FieldMarks.with(marks, schema, hiding));
  }

  private static FingerprintTable table(Arguments arguments, Session session) {
    Set<String> hiding = Set.copyOf(arguments.all(PrintOptions.REDACT_PROPERTY));
    return new FingerprintTable(hiding, session.console()::printError);
  }

  private static Schema named(String name, List<Schema> schemas) {
    List<Schema> found =
        schemas.stream()
            .filter(schema -> SchemaName.of(schema).filter(name::equals).isPresent())
            .distinct()
            .toList();
    if (found.isEmpty()) {
      throw new UsageException("--schemas has no type " + name + ".");
    }
    if (found.size() > 1) {
      throw new UsageException(
          "--schemas has "
              + found.size()
              + " versions of "
              + name
              + ". Name the file of the one that the data was written with.");
    }
    return found.get(0);
  }

  @Override
  public @Nullable Schema find(SchemaId id) {
    return switch (id.kind()) {
      case NONE ->
          PrintOptions.id(arguments)
              .map(this::registered)
              .or(() -> ofBareData)
              .orElseThrow(PrintedSchemas::unknownType);
      case FINGERPRINT -> byFingerprint(id);
      // The registries that --url can name have no such ids.
      case GLUE_VERSION -> ofBareData.orElseThrow(PrintedSchemas::unknownType);
      default ->
          session.hasRegistry(arguments) || ofBareData.isEmpty()
              ? registry().find(id)
              : ofBareData.get();
    };
  }

  private Schema registered(SchemaId id) {
    Schema found = registry().find(id);
    if (found == null) {
      throw new FailedException("The registry has no schema with the id of --id.");
    }
    return found;
  }

  private @Nullable Schema byFingerprint(SchemaId id) {
    long fingerprint = id.low();
    boolean isSearched =
        session.hasRegistry(arguments) && (table.isHiding() || !table.has(fingerprint));
    return isSearched ? search().find(fingerprint) : table.find(fingerprint);
  }

  private RegistryFingerprints search() {
    RegistryFingerprints known = fingerprints;
    if (known == null) {
      List<Glob> subjects = arguments.all(PrintOptions.SUBJECT).stream().map(Glob::new).toList();
      known =
          new RegistryFingerprints(
              registry(), subjects, MAX_SEARCHED_VERSIONS, table, session.console()::printError);
      fingerprints = known;
    }
    return known;
  }

  private static UsageException unknownType() {
    return new UsageException(
        "The type of the data is unknown. Give --schemas, and --type if there are several.");
  }

  private SchemaRegistry registry() {
    SchemaRegistry connected = registry;
    if (connected == null) {
      try {
        connected = session.connect(arguments);
      } catch (IOException e) {
        throw new FailedException(Commands.textOf(e), e);
      }
      registry = connected;
    }
    return connected;
  }
}
