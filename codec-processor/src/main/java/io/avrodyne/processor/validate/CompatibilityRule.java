package io.avrodyne.processor.validate;

import io.avrodyne.api.Compatibility;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.evolve.SchemaComparison;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;

/** The rule that a type and its earlier versions can read each other as its mode demands. */
final class CompatibilityRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    Compatibility mode = plan.compatibility();
    List<EarlierVersion> versions = plan.history();
    int first = mode.isTransitive() ? 0 : Math.max(0, versions.size() - 1);
    Schema current = catalog.schemas().schemaOf(plan.root());
    List<Problem> problems = new ArrayList<>();
    for (EarlierVersion version : versions.subList(first, versions.size())) {
      if (mode.isBackward()) {
        BreakReport report = new BreakReport(plan, version.version(), true);
        SchemaComparison.breaks(current, version.schema())
            .forEach(each -> problems.add(report.of(each)));
      }
      if (mode.isForward()) {
        BreakReport report = new BreakReport(plan, version.version(), false);
        SchemaComparison.breaks(version.schema(), current)
            .forEach(each -> problems.add(report.of(each)));
      }
    }
    return problems;
  }
}
