package io.avrodyne.processor.validate;

import io.avrodyne.api.Compatibility;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.evolve.SchemaComparison;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;
import java.util.Optional;
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

  /**
   * The directions in which a type and its newest version are compatible.
   *
   * @param backward whether the type can read all data of the version
   * @param forward whether the version can read all data of the type
   */
  private record Comparison(EarlierVersion newest, boolean backward, boolean forward) {

    boolean inBoth() {
      return backward && forward;
    }

    boolean inNeither() {
      return !backward && !forward;
    }
  }

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return compare(plan, catalog).stream()
        .filter(found -> !found.inBoth())
        .map(found -> note(plan, found))
        .toList();
  }

  /** Returns the note if no order of deployment helps. */
  static Optional<Problem> ofNeither(CodecPlan plan, Catalog catalog) {
    return compare(plan, catalog).filter(Comparison::inNeither).map(found -> note(plan, found));
  }

  private static Optional<Comparison> compare(CodecPlan plan, Catalog catalog) {
    if (plan.history().isEmpty() || plan.compatibility() == Compatibility.NONE) {
      return Optional.empty();
    }
    EarlierVersion newest = plan.history().get(plan.history().size() - 1);
    Schema current = catalog.schemas().schemaOf(plan.root());
    return Optional.of(
        new Comparison(
            newest,
            SchemaComparison.isReadable(current, newest.schema()),
            SchemaComparison.isReadable(newest.schema(), current)));
  }

  private static Problem note(CodecPlan plan, Comparison found) {
    if (found.inNeither()) {
      return neither(plan, found.newest());
    }
    return found.backward()
        ? readersFirst(plan, found.newest())
        : writersFirst(plan, found.newest());
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
