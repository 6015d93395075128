package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.NullObstacle;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The records in all earlier versions of a compilation's types. A field that may be null in one of
 * them stays nullable, even if its class has no place for null: the class or the field's
 * annotations must change.
 */
public final class KnownNulls {

  private final Map<String, List<Known>> records = new HashMap<>();

  private KnownNulls() {}

  /** A record in a version of a type. */
  private record Known(Schema schema, String version) {}

  /** Collects the records of plans whose histories have been read. */
  public static KnownNulls of(Collection<CodecPlan> plans) {
    KnownNulls all = new KnownNulls();
    for (CodecPlan plan : plans) {
      for (EarlierVersion version : plan.history()) {
        String name = "version " + version.version() + " of " + plan.fullname().orElse("");
        NamedSchemas.records(version.schema())
            .forEach(
                record ->
                    all.records
                        .computeIfAbsent(record.getFullName(), any -> new ArrayList<>())
                        .add(new Known(record, name)));
      }
    }
    return all;
  }

  /** Returns a problem for each field of a plan that was nullable and cannot be. */
  public List<Problem> problemsOf(CodecPlan plan) {
    return plan.records().stream()
        .flatMap(
            record -> record.fields().stream().flatMap(field -> problem(record, field).stream()))
        .toList();
  }

  private Optional<Problem> problem(RecordPlan record, FieldPlan field) {
    if (field.obstacle() == null) {
      return Optional.empty();
    }
    return Stream.concat(Stream.of(record.fullname()), record.aliases().stream())
        .flatMap(name -> records.getOrDefault(name, List.of()).stream())
        .flatMap(known -> problem(record, field, known).stream())
        .findFirst();
  }

  private static Optional<Problem> problem(RecordPlan record, FieldPlan field, Known known) {
    Stream<String> aliases = field.attributes().aliases().stream().map(AnnotationText::text);
    return Stream.concat(Stream.of(field.name()), aliases)
        .map(known.schema()::getField)
        .filter(Objects::nonNull)
        .findFirst()
        .flatMap(
            found ->
                problem(
                    record,
                    field,
                    found,
                    known.version(),
                    "mark the field with an annotation called NonNull if no null is stored"));
  }

  /**
   * Returns the problem of a field that may be null elsewhere.
   *
   * @param known the field there
   * @param place its place
   * @param otherwise what to do unless the class changes
   */
  static Optional<Problem> problem(
      RecordPlan record,
      FieldPlan field,
      Schema.@Nullable Field known,
      String place,
      String otherwise) {
    NullObstacle obstacle = field.obstacle();
    if (obstacle == null || known == null || !known.schema().isNullable()) {
      return Optional.empty();
    }
    return Optional.of(
        new Problem(
            Code.NULL_POLICY,
            record.subject()
                + "."
                + field.property()
                + " may be null in "
                + place
                + ", but "
                + obstacle.clause()
                + ".",
            "What a known schema allows to be null, the class must be able to hold.",
            obstacle.remedy() + ", or " + otherwise + ".",
            field.origin()));
  }
}
