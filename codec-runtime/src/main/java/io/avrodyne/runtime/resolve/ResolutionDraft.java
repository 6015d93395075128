package io.avrodyne.runtime.resolve;

import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A node of a plan that is being made. {@link Resolver} and what it calls fill it in, {@link
 * Completion} corrects it once all nodes are known, and {@link PlanAssembler} makes the {@link
 * Resolution} of it. Nothing of it is kept.
 *
 * <p><b>Threads.</b> One.
 */
final class ResolutionDraft {

  private static final ResolutionDraft[] NO_STEPS = {};
  private static final int[] NO_FIELDS = {};
  private static final String[] NO_NAMES = {};
  private static final byte[] NO_BYTES = {};

  final Schema writer;
  final Schema reader;
  Kind kind;

  /** Whether the straight decoder reads the writer's bytes as they are. */
  boolean straight;

  /** Whether it does so if a check in the writer's type has passed. */
  boolean sameLayout;

  /** The fields of a record, the branches of a union, else the item or the value. */
  ResolutionDraft[] steps = NO_STEPS;

  /** The reader's fields of the steps; of an enum, the reader's indexes of the symbols. */
  int[] fields = NO_FIELDS;

  /** The names of the steps of a record: the reader's, or the writer's of what is skipped. */
  String[] names = NO_NAMES;

  FieldOrder order = FieldOrder.NONE;

  /** Whether a record was met within itself. */
  boolean recursive;

  /** The index of the branch of the reader's union. */
  int branch;

  int minItemBytes;

  /** The rule that an error breaks, or the text of a default. */
  String note = "";

  byte[] defaultBytes = NO_BYTES;
  Constant constant = Constant.NONE;

  /** How a number becomes one of the reader's type; null for anything else. */
  @Nullable Promotion promotion;

  /** What reads past a field that is skipped. */
  Skip skip = Skip.NOTHING;

  /** What converts a value without parts; null if nothing does, and for what has parts. */
  @Nullable Transfer conversion;

  ResolutionDraft(Kind kind, Schema writer, Schema reader) {
    this.kind = kind;
    this.writer = writer;
    this.reader = reader;
  }

  /** Returns a draft of what no datum passes. */
  static ResolutionDraft error(Schema writer, Schema reader, String rule) {
    ResolutionDraft draft = new ResolutionDraft(Kind.ERROR, writer, reader);
    draft.note = rule;
    return draft;
  }

  /** Returns what is to be done before the straight decoder reads; the draft must be complete. */
  Opening opening() {
    if (kind == Kind.DEFAULT) {
      return Opening.DEFAULT;
    }
    if (straight || kind == Kind.SKIPPED) {
      return Opening.NOTHING;
    }
    return sameLayout ? Opening.CHECK : Opening.DETOUR;
  }

  /**
   * Returns the fields of a record, as bits, that are read straight; its steps must be complete.
   */
  long plainFields() {
    return order.plainFields(step -> steps[step].opening() == Opening.NOTHING);
  }
}
