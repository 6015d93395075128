package io.avrodyne.processor.evolve;

import io.avrodyne.processor.evolve.SchemaBreak.Kind;
import io.avrodyne.processor.evolve.SchemaBreak.Location;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.Incompatibility;

/**
 * A side-by-side comparison of two schemas that lists everything that keeps one from reading data
 * of the other. Leaves are judged by Apache Avro; its own traversal is not used, because it loses
 * the path within unions and fails if a field and an alias of it both exist.
 */
public final class SchemaComparison {

  /** A judge of the logical types of two corresponding parts. */
  private interface LogicalJudge {

    Optional<Kind> judge(Schema reader, Schema writer);
  }

  /** The distance of names that are equal only without their namespaces. */
  private static final int UNQUALIFIED = 2;

  private final LogicalJudge logical;
  private final List<SchemaBreak> breaks = new ArrayList<>();

  /** By identity: recursive schemas lead back to the same objects. */
  private final IdentityHashMap<Schema, Set<Schema>> seen = new IdentityHashMap<>();

  private SchemaComparison(LogicalJudge logical) {
    this.logical = logical;
  }

  /** Returns everything that keeps a reader from reading all data of a writer. */
  public static List<SchemaBreak> breaks(Schema reader, Schema writer) {
    return run(reader, writer, onlyIf(LogicalRule::keepsValues, Kind.LOGICAL));
  }

  /**
   * Returns whether a reader can read all data of a writer, except for numbers with too many
   * digits.
   */
  public static boolean isReadable(Schema reader, Schema writer) {
    return run(reader, writer, onlyIf(LogicalRule::keepsMeaning, Kind.LOGICAL)).isEmpty();
  }

  /** Returns the places in which two schemas of the same layout have different logical types. */
  public static List<SchemaBreak> logicalDifferences(Schema reader, Schema writer) {
    return run(reader, writer, onlyIf(LogicalRule::isSame, Kind.OTHER_LOGICAL)).stream()
        .filter(each -> each.kind() == Kind.OTHER_LOGICAL)
        .toList();
  }

  private static LogicalJudge onlyIf(BiPredicate<Schema, Schema> rule, Kind broken) {
    return (reader, writer) -> rule.test(reader, writer) ? Optional.empty() : Optional.of(broken);
  }

  private static List<SchemaBreak> run(Schema reader, Schema writer, LogicalJudge logical) {
    SchemaComparison comparison = new SchemaComparison(logical);
    comparison.compare(reader, writer, Location.ROOT);
    return List.copyOf(comparison.breaks);
  }

  private void compare(Schema reader, Schema writer, Location location) {
    if (writer.getType() == Schema.Type.UNION) {
      writer.getTypes().forEach(branch -> compare(reader, branch, location));
    } else if (reader.getType() == Schema.Type.UNION) {
      compareBranches(reader, writer, location);
    } else {
      compareTypes(reader, writer, location);
    }
  }

  /**
   * The branch of the writer's own type counts, else one to which it can be promoted. An
   * unqualified name must be that of one branch only, as for reading.
   */
  private void compareBranches(Schema reader, Schema writer, Location location) {
    List<Schema> same =
        reader.getTypes().stream()
            .filter(branch -> isSameType(branch, writer))
            .sorted(Comparator.comparingInt(branch -> distance(branch, writer)))
            .toList();
    boolean ambiguous = same.size() > 1 && distance(same.get(0), writer) == UNQUALIFIED;
    if (ambiguous) {
      add(Kind.AMBIGUOUS_BRANCH, reader, writer, location, "");
      return;
    }
    same.stream()
        .findFirst()
        .or(() -> promotion(reader, writer))
        .ifPresentOrElse(
            branch -> compare(branch, writer, location),
            () -> add(Kind.BRANCH, reader, writer, location, ""));
  }

  /** Prefers the full name to an alias, and an alias to the unqualified name, as reading does. */
  private static int distance(Schema branch, Schema writer) {
    if (branch.getFullName().equals(writer.getFullName())) {
      return 0;
    }
    return isRenamed(branch, writer) ? 1 : UNQUALIFIED;
  }

  private static boolean isRenamed(Schema branch, Schema writer) {
    return switch (branch.getType()) {
      case RECORD, ENUM, FIXED -> branch.getAliases().contains(writer.getFullName());
      default -> false;
    };
  }

  /** Prefers a branch whose logical type is not in the way, as reading does. */
  private static Optional<Schema> promotion(Schema reader, Schema writer) {
    return reader.getTypes().stream()
        .filter(branch -> Promotion.leads(writer.getType(), branch.getType()))
        .min(Comparator.comparing(branch -> !LogicalRule.keepsMeaning(branch, writer)));
  }

  private static boolean isSameType(Schema reader, Schema writer) {
    if (reader.getType() != writer.getType()) {
      return false;
    }
    return switch (reader.getType()) {
      case RECORD, ENUM, FIXED -> SchemaCompatibility.schemaNameEquals(reader, writer);
      default -> true;
    };
  }

  private void compareTypes(Schema reader, Schema writer, Location location) {
    Schema.Type type = reader.getType();
    if (type != writer.getType()) {
      comparePromoted(reader, writer, location);
      return;
    }
    judge(reader, writer, location);
    switch (type) {
      case RECORD -> compareRecords(reader, writer, location);
      case ARRAY ->
          compare(reader.getElementType(), writer.getElementType(), location.inside("[]"));
      case MAP -> compare(reader.getValueType(), writer.getValueType(), location.inside("{}"));
      default -> judgeLayout(reader, writer, location);
    }
  }

  private void comparePromoted(Schema reader, Schema writer, Location location) {
    if (Promotion.leads(writer.getType(), reader.getType())) {
      judge(reader, writer, location);
    } else {
      add(Kind.TYPE, reader, writer, location, "");
    }
  }

  private void judge(Schema reader, Schema writer, Location location) {
    logical.judge(reader, writer).ifPresent(kind -> add(kind, reader, writer, location, ""));
  }

  private void judgeLayout(Schema reader, Schema writer, Location location) {
    SchemaCompatibility.checkReaderWriterCompatibility(reader, writer)
        .getResult()
        .getIncompatibilities()
        .forEach(each -> add(kindOf(each), reader, writer, location, each.getMessage()));
  }

  private static Kind kindOf(Incompatibility found) {
    return switch (found.getType()) {
      case NAME_MISMATCH -> Kind.NAME;
      case FIXED_SIZE_MISMATCH -> Kind.SIZE;
      case MISSING_ENUM_SYMBOLS -> Kind.SYMBOLS;
      case READER_FIELD_MISSING_DEFAULT_VALUE -> Kind.NO_DEFAULT;
      case TYPE_MISMATCH -> Kind.TYPE;
      case MISSING_UNION_BRANCH -> Kind.BRANCH;
    };
  }

  private void compareRecords(Schema reader, Schema writer, Location location) {
    if (!SchemaCompatibility.schemaNameEquals(reader, writer)) {
      add(Kind.NAME, reader, writer, location, "");
      return;
    }
    if (!isFirst(reader, writer)) {
      return;
    }
    FieldPairs pairs = FieldPairs.of(writer, reader);
    for (Schema.Field field : reader.getFields()) {
      Optional<Schema.Field> written = pairs.writerOf(field);
      String readerStep = field.name();
      if (written.isPresent()) {
        String writerStep = written.get().name();
        compare(field.schema(), written.get().schema(), location.then(readerStep, writerStep));
      } else if (!field.hasDefaultValue()) {
        add(Kind.NO_DEFAULT, reader, writer, location.then(readerStep, readerStep), readerStep);
      }
    }
  }

  private boolean isFirst(Schema reader, Schema writer) {
    return seen.computeIfAbsent(reader, any -> Collections.newSetFromMap(new IdentityHashMap<>()))
        .add(writer);
  }

  private void add(Kind kind, Schema reader, Schema writer, Location location, String detail) {
    breaks.add(new SchemaBreak(location, kind, reader, writer, detail));
  }
}
