package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;
import org.apache.avro.Schema;

/** The rule that earlier versions of a record have its fullname or one of its aliases. */
final class HistoryNameRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    Schema current = catalog.schemas().schemaOf(plan.root());
    return plan.history().stream()
        .filter(version -> !isCalled(version.schema(), current))
        .map(version -> problem(plan, current, version))
        .toList();
  }

  /** A union has no name, and a change from or to one is up to the other rules. */
  private static boolean isCalled(Schema earlier, Schema current) {
    return earlier.getType() != Schema.Type.RECORD
        || current.getType() != Schema.Type.RECORD
        || earlier.getFullName().equals(current.getFullName())
        || current.getAliases().contains(earlier.getFullName());
  }

  private static Problem problem(CodecPlan plan, Schema current, EarlierVersion version) {
    String name = version.schema().getFullName();
    return new Problem(
        Code.HISTORY_NAME,
        plan.subject()
            + " is called "
            + current.getFullName()
            + ", but its version "
            + version.version()
            + " is called "
            + name
            + ".",
        "Each version in a type's history has the fullname of the type or one of its aliases.",
        "Add @AvroAlias(\""
            + name
            + "\") if that was the name of the type, or move "
            + version.file()
            + " to the folder of its own type.",
        plan.origin());
  }
}
