package io.avrodyne.processor.validate;

import io.avrodyne.api.Compatibility;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.evolve.SchemaComparison;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;
import org.apache.avro.Schema;

/**
 * The note on who is deployed first, if a type and its newest version can be read in one direction
 * only. Once the schema is in the history, there is nothing to say.
 *
 * <p>The sentences are those of EVOLUTION.md and of the command {@code diff}; tests compare them.
 */
final class DeploymentRule implements Rule {

  private static final String READERS_FIRST = "backward compatible: readers first";
  private static final String WRITERS_FIRST =
      "forward compatible: writers first, and readers when no old data are left";

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<EarlierVersion> versions = plan.history();
    if (versions.isEmpty() || plan.compatibility() == Compatibility.NONE) {
      return List.of();
    }
    EarlierVersion newest = versions.get(versions.size() - 1);
    Schema current = catalog.schemas().schemaOf(plan.root());
    boolean backward = SchemaComparison.isReadable(current, newest.schema());
    boolean forward = SchemaComparison.isReadable(newest.schema(), current);
    return backward == forward
        ? List.of()
        : List.of(backward ? readersFirst(plan, newest) : writersFirst(plan, newest));
  }

  private static Problem readersFirst(CodecPlan plan, EarlierVersion newest) {
    String rule = "Version " + newest.version() + " cannot read all data of the type.";
    return note(plan, newest, READERS_FIRST, rule);
  }

  private static Problem writersFirst(CodecPlan plan, EarlierVersion newest) {
    String rule = "The type cannot read all data of version " + newest.version() + ".";
    return note(plan, newest, WRITERS_FIRST, rule);
  }

  private static Problem note(CodecPlan plan, EarlierVersion newest, String sentence, String rule) {
    return new Problem(
        Code.WHICH_SIDE_FIRST,
        plan.subject() + " has changed since version " + newest.version() + "; " + sentence + ".",
        rule,
        "Deploy in this order, and save the schema in the history when it is released.",
        plan.origin());
  }
}
