package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.LeftOut;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;

/**
 * The rule that no field of an earlier version is left out because of an annotation of another
 * library alone. Records that are within an earlier version are compared as well.
 */
final class LeftOutRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    for (RecordShape shape : catalog.shapes().values()) {
      if (shape instanceof RecordPlan record && !record.leftOut().isEmpty()) {
        record.leftOut().forEach(field -> check(plan, record, field).ifPresent(problems::add));
      }
    }
    return problems;
  }

  private static Optional<Problem> check(CodecPlan plan, RecordPlan record, LeftOut field) {
    return plan.history().stream()
        .filter(version -> has(version.schema(), record, field))
        .findFirst()
        .map(version -> problem(plan, version, field));
  }

  private static boolean has(Schema version, RecordPlan record, LeftOut field) {
    return NamedSchemas.records(version).stream()
        .filter(each -> isCalled(each, record))
        .anyMatch(each -> field.names().stream().anyMatch(name -> each.getField(name) != null));
  }

  private static boolean isCalled(Schema earlier, RecordPlan record) {
    return earlier.getFullName().equals(record.fullname())
        || record.aliases().contains(earlier.getFullName());
  }

  private static Problem problem(CodecPlan plan, EarlierVersion version, LeftOut field) {
    return new Problem(
        Code.IGNORED_FIELD,
        field.subject()
            + " "
            + field.clause()
            + " and is left out, but version "
            + version.version()
            + " of "
            + plan.subject()
            + " has it.",
        "A field that was written before is not dropped without notice.",
        "Write it with @AvroIgnore(false), or drop it with @AvroIgnore.",
        field.origin());
  }
}
