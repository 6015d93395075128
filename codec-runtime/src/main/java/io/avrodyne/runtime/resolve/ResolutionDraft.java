package io.avrodyne.runtime.resolve;

import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A node of a plan under construction. {@link Resolver} and the classes that it uses fill in the
 * draft, {@link PlanCompletion} corrects it once all nodes are known, and {@link PlanAssembler}
 * creates the {@link Resolution} from it. The draft is then discarded.
 *
 * <p><b>Threads.</b> Confined to one thread.
 */
final class ResolutionDraft {

  private static final ResolutionDraft[] NO_STEPS = {};
  private static final int[] NO_FIELDS = {};
  private static final String[] NO_NAMES = {};
  private static final byte[] NO_BYTES = {};

  final Schema writer;
  final Schema reader;
  Kind kind;

  /** Whether the straight decoder reads the writer's bytes unchanged. */
  boolean straight;

  /** Whether it does so for values that pass a check of the writer's type. */
  boolean straightOnceChecked;

  /** The fields of a record, the branches of a union, otherwise the item or the value. */
  ResolutionDraft[] steps = NO_STEPS;

  /** The reader's fields of the steps; for an enum, the reader's indexes of the symbols. */
  int[] fields = NO_FIELDS;

  /**
   * The names of the steps of a record: the reader's names, or the writer's names of skipped
   * fields.
   */
  String[] names = NO_NAMES;

  ReadingOrder order = ReadingOrder.NONE;

  /** Whether a record was met within itself. */
  boolean recursive;

  /** The index of the branch of the reader's union. */
  int branch;

  /** How many branches of a writer's union are errors. */
  int errors;

  int minItemBytes;

  /** The rule that an error breaks, or the text of a default. */
  String note = "";

  byte[] defaultBytes = NO_BYTES;
  Constant constant = Constant.NONE;

  /** The promotion of a number to the reader's type; null for any other node. */
  @Nullable Promotion promotion;

  /** The skip for a field that is skipped. */
  Skip skip = Skip.NOTHING;

  /**
   * The conversion of a value without components; null if the value needs no conversion or has
   * components.
   */
  @Nullable Transfer conversion;

  ResolutionDraft(Kind kind, Schema writer, Schema reader) {
    this.kind = kind;
    this.writer = writer;
    this.reader = reader;
  }

  /** Returns a draft of a node that no datum can be read through. */
  static ResolutionDraft error(Schema writer, Schema reader, String rule) {
    ResolutionDraft draft = new ResolutionDraft(Kind.ERROR, writer, reader);
    draft.note = rule;
    return draft;
  }

  /** Returns the action before the straight decoder reads; the draft must be complete. */
  Opening opening() {
    if (kind == Kind.DEFAULT) {
      return Opening.DEFAULT;
    }
    if (straight || kind == Kind.SKIPPED) {
      return Opening.NOTHING;
    }
    return straightOnceChecked ? Opening.CHECK : Opening.DETOUR;
  }

  /**
   * Returns, as a bit set, the fields of a record that are straight and have no skipped field
   * before them; the steps must be complete.
   */
  long plainFields() {
    return order.plainFields(step -> steps[step].opening() == Opening.NOTHING);
  }
}
