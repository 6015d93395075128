package io.avrodyne.processor.validate;

import io.avrodyne.api.Compatibility;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.evolve.SchemaBreak;
import io.avrodyne.processor.evolve.SchemaComparison;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/**
 * The rule against versions that differ only in logical types: their fingerprints are equal, so
 * that stored messages could not be told apart. It covers all versions, not only those that the
 * mode is about.
 */
final class SameLayoutRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    if (plan.compatibility() == Compatibility.NONE) {
      return problems;
    }
    Schema current = catalog.schemas().schemaOf(plan.root());
    List<EarlierVersion> history = plan.history();
    for (int i = 0; i < history.size(); i++) {
      EarlierVersion version = history.get(i);
      add(plan, current, "the type", version, problems);
      for (EarlierVersion later : history.subList(i + 1, history.size())) {
        add(plan, later.schema(), "version " + later.version(), version, problems);
      }
    }
    return problems;
  }

  private static void add(
      CodecPlan plan, Schema later, String label, EarlierVersion version, List<Problem> problems) {
    Schema earlier = version.schema();
    if (form(later).equals(form(earlier))) {
      SchemaComparison.logicalDifferences(later, earlier)
          .forEach(each -> problems.add(problem(plan, each, label, version)));
    }
  }

  private static String form(Schema schema) {
    return SchemaNormalization.toParsingForm(schema);
  }

  private static Problem problem(
      CodecPlan plan, SchemaBreak found, String label, EarlierVersion version) {
    String path = found.location().reader().text();
    Subject subject = Subject.of(plan, found.location().reader().field());
    DifferenceText words = new DifferenceText(found);
    return new Problem(
        Code.SAME_LAYOUT,
        subject.text()
            + " breaks "
            + plan.compatibility()
            + " with version "
            + version.version()
            + ": the layout is the same, and "
            + words.sentence(
                path.isEmpty() ? "the datum" : path,
                "version " + version.version(),
                label,
                "",
                words.logical())
            + ".",
        "A stored message is identified by a fingerprint, and the fingerprint ignores logical types.",
        "Keep the logical type, or add a new field with the other one.",
        subject.origin());
  }
}
