package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Says how a value of a writer's type becomes one of a reader's type: a node of the plan that
 * {@link AvroCodec#decoderFor} makes. Called by generated code.
 *
 * <p>Every node works through {@link #open}, the straight decoder of the reader's type, and {@link
 * #close}. To step through records, arrays, maps and branches is the faster way to the same value.
 *
 * <p><b>Allocation.</b> None, once the scratch that the input keeps has reached its size, but for
 * decimals beyond a long.
 *
 * <p><b>Errors.</b> {@link DecodeException} from what reads bytes; a value that no rule of schema
 * resolution has a place for is one when it is reached.
 *
 * <p><b>Threads.</b> Any number at once: nothing changes once the plan is made.
 *
 * <p><b>Source.</b> Avro specification, "Schema Resolution".
 */
public final class Resolution {

  /** Says what a node is made of. */
  enum Kind {
    VALUE,
    DEFAULT,
    SKIPPED,
    ENUM,
    RECORD,
    ARRAY,
    MAP,
    BRANCH,
    UNION,
    ERROR
  }

  /** Says what is to be done before the straight decoder reads. */
  enum Opening {
    NOTHING,
    CHECK,
    DETOUR,
    DEFAULT
  }

  private static final Resolution[] NO_STEPS = {};
  private static final int[] NO_FIELDS = {};
  private static final String[] NO_NAMES = {};

  final Schema writer;
  final Schema reader;
  Kind kind;
  Opening opening = Opening.DETOUR;

  /** Whether the straight decoder reads the writer's bytes as they are. */
  boolean straight;

  /** Whether it does so if a check in the writer's type has passed. */
  boolean sameLayout;

  /** The fields of a record, the branches of a union, else the item or the value. */
  Resolution[] steps = NO_STEPS;

  /** The reader's fields of the steps; of an enum, the reader's indexes of the symbols. */
  int[] fields = NO_FIELDS;

  String[] names = NO_NAMES;

  /** How the fields of a record are to be read. */
  FieldOrder order = FieldOrder.NONE;

  /** The fields of a record that are read straight, as bits. */
  long plainFields;

  /** The fields of a record, as bits, that another one than the reader's next one follows. */
  long jumps;

  /** What {@link FieldOrder#after} is, for code that cannot afford another indirection. */
  int[] after = NO_FIELDS;

  boolean recursive;
  int branch;
  int minItemBytes;
  String note = "";
  byte[] defaultBytes = {};

  /** What a default without parts is. */
  Constant constant = Constant.NONE;

  /** The type of a number that becomes one of the reader's type; null for anything else. */
  Schema.@Nullable Type promotedFrom;

  Skip skip = Skip.NOTHING;
  Transfer transfer = new Transfers.Refusal(this);

  Resolution(Kind kind, Schema writer, Schema reader) {
    this.kind = kind;
    this.writer = writer;
    this.reader = reader;
  }

  /**
   * Makes the plan of two schemas.
   *
   * @param strictness {@link Strictness#LENIENT} ignores the names of records, and reads different
   *     logical types as their base
   * @throws SchemaResolutionException if no datum can be read; the message names the rule, the path
   *     and both types
   */
  public static Resolution of(Schema writer, Schema reader, Strictness strictness) {
    return Resolver.resolve(writer, reader, strictness);
  }

  /** Returns whether this is a record to step through. */
  public boolean isRecord() {
    return kind == Kind.RECORD && !straight;
  }

  /** Returns whether this is an array whose items differ. */
  public boolean isArray() {
    return kind == Kind.ARRAY && !straight;
  }

  /** Returns whether this is a map whose values differ. */
  public boolean isMap() {
    return kind == Kind.MAP && !straight;
  }

  /** Returns whether the value goes into branch {@link #branch} of a union of the reader. */
  public boolean isBranch() {
    return kind == Kind.BRANCH;
  }

  /** Returns the node of the items of an array or the values of a map. */
  public Resolution item() {
    return steps[0];
  }

  /** Returns the fewest bytes of an item of the writer's array, or of a key and a value. */
  public int minItemBytes() {
    return minItemBytes;
  }

  /** Returns the index of the branch of the reader's union. */
  public int branch() {
    return branch;
  }

  /** Returns the node of the value that goes into {@link #branch}. */
  public Resolution value() {
    return steps[0];
  }

  /** Returns the node of a field of the writer's record, or behind those of a default. */
  public Resolution step(int i) {
    return steps[i];
  }

  /** Returns the name of a field of the reader's record; none for -1. */
  public String name(int field) {
    return field < 0 ? "" : names[order.stepOf[field]];
  }

  /** Returns whether the fields of a record are to be read in the order of the reader's. */
  public boolean isInOrder() {
    return order.asRead;
  }

  /** Returns the index of the field of a record that is to be read first, -1 if there is none. */
  public int first() {
    return order.first;
  }

  /** Returns the index of the field of a record that is to be read behind another, -1 for none. */
  public int after(int field) {
    return after[field];
  }

  /**
   * Returns the fields of a record, as bits, behind which the reader's next one is not to be read;
   * no field but the first 64.
   */
  public long jumps() {
    return jumps;
  }

  /**
   * Returns the fields of a record, as bits, that the straight decoder reads at once; no field but
   * the first 64.
   */
  public long plainFields() {
    return plainFields;
  }

  /** Reads past what the writer has before a field of a record, and returns the field's node. */
  public Resolution step(AvroInput in, int field) {
    order.skipBefore(in, this, field);
    return steps[order.stepOf[field]];
  }

  /** Reads past what the writer of a record has behind the last field. */
  public void skipRest(AvroInput in) {
    order.skipRest(in, this);
  }

  /**
   * Reads the branch as long as this is a union of the writer that differs, and returns the node of
   * that branch; else returns this.
   */
  public Resolution settle(AvroInput in) {
    Resolution node = this;
    while (node.kind == Kind.UNION && !node.straight) {
      int start = in.position;
      node = node.steps[Internals.readIndex(in, node.steps.length)];
      if (node.kind == Kind.ERROR) {
        throw node.refused(start);
      }
    }
    return node;
  }

  /** Reads past a value of the writer; for a step whose field is -1. */
  public void skip(AvroInput in) {
    skip.run(in);
  }

  /** Makes the input read the value in the reader's layout, until {@link #close}. */
  public void open(AvroInput in) {
    if (opening != Opening.NOTHING) {
      openDiffering(in);
    }
  }

  private void openDiffering(AvroInput in) {
    if (opening == Opening.DEFAULT) {
      Detour.to(in, defaultBytes);
    } else if (opening == Opening.CHECK && in.strict) {
      check(in);
    } else {
      Detour.through(in, transfer);
    }
  }

  /** A lenient input cannot rewind: it drops the excess bits of an int, but not those of a long. */
  private void check(AvroInput in) {
    int start = in.position;
    int items = in.itemsLeft;
    int zeroSizeItems = in.zeroSizeItemsLeft;
    skip.run(in);
    in.position = start;
    in.itemsLeft = items;
    in.zeroSizeItemsLeft = zeroSizeItems;
  }

  /** Ends what {@link #open} began; the input goes on behind the writer's value. */
  public void close(AvroInput in) {
    if (opening != Opening.NOTHING) {
      Detour.close(in);
    }
  }

  /** Returns the exception of a value that cannot be resolved. */
  DecodeException refused(int position) {
    return CodecFailures.malformed(
        "the value cannot be resolved: " + ErrorTrail.of(this), position);
  }
}
