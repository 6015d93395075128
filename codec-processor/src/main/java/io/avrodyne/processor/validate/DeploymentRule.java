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
 * only; or on what to do if they can be read in neither, which is an error, too. Once the schema is
 * in the history, there is nothing to say.
 *
 * <p>The sentences are those of EVOLUTION.md and of the command {@code diff}; tests compare them.
 */
final class DeploymentRule implements Rule {

  private static final String READERS_FIRST = "backward compatible: readers first";
  private static final String WRITERS_FIRST =
      "forward compatible: writers first, and readers when no old data are left";
  private static final String NEITHER =
      "compatible neither way: another topic, or all data must be converted";

  private static final String IN_THIS_ORDER =
      "Deploy in this order, and save the schema in the history when it is released.";
  private static final String ANOTHER_CHANGE =
      "Add a field with a default instead, or convert the data and set compatibility ="
          + " Compatibility.NONE.";

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    if (plan.history().isEmpty() || plan.compatibility() == Compatibility.NONE) {
      return List.of();
    }
    EarlierVersion newest = plan.history().get(plan.history().size() - 1);
    Schema current = catalog.schemas().schemaOf(plan.root());
    boolean backward = SchemaComparison.isReadable(current, newest.schema());
    boolean forward = SchemaComparison.isReadable(newest.schema(), current);
    return backward && forward ? List.of() : List.of(note(plan, newest, backward, forward));
  }

  /** Returns whether no order of deployment helps. */
  static boolean isOnNeither(Problem note) {
    return note.finding().endsWith(NEITHER + ".");
  }

  private static Problem note(
      CodecPlan plan, EarlierVersion newest, boolean backward, boolean forward) {
    if (backward) {
      return readersFirst(plan, newest);
    }
    return forward ? writersFirst(plan, newest) : neither(plan, newest);
  }

  private static Problem readersFirst(CodecPlan plan, EarlierVersion newest) {
    String rule = "Version " + newest.version() + " cannot read all data of the type.";
    return note(plan, newest, READERS_FIRST, rule, IN_THIS_ORDER);
  }

  private static Problem writersFirst(CodecPlan plan, EarlierVersion newest) {
    String rule = "The type cannot read all data of version " + newest.version() + ".";
    return note(plan, newest, WRITERS_FIRST, rule, IN_THIS_ORDER);
  }

  private static Problem neither(CodecPlan plan, EarlierVersion newest) {
    String rule =
        "Neither the type nor version " + newest.version() + " can read all data of the other.";
    return note(plan, newest, NEITHER, rule, ANOTHER_CHANGE);
  }

  private static Problem note(
      CodecPlan plan, EarlierVersion newest, String sentence, String rule, String fix) {
    return new Problem(
        Code.WHICH_SIDE_FIRST,
        plan.subject() + " has changed since version " + newest.version() + "; " + sentence + ".",
        rule,
        fix,
        plan.origin());
  }
}
