package io.avrodyne.runtime.resolve;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.ResolutionInternals;
import io.avrodyne.runtime.Strictness;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A node of the plan that {@link AvroCodec#decoderFor} creates. It determines how a value of a
 * writer's type is read as a reader's type. Called by generated code.
 *
 * <p>Every node can be read by calling {@link #open}, the straight decoder, which is the decoder
 * for the reader's own schema, and {@link #close}. A node is <i>straight</i> if that decoder reads
 * the writer's bytes unchanged. Stepping through records, arrays, maps and branches is a faster way
 * to the same value.
 *
 * <p><b>Allocation.</b> None once the scratch buffer that the input keeps has reached its size,
 * except for decimals that do not fit in a long.
 *
 * <p><b>Errors.</b> {@link DecodeException} for invalid bytes and values that cannot be resolved.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, because a complete plan does not change.
 * Publish it through a final or volatile field, since nodes may lead back to themselves.
 *
 * <p><b>Source.</b> Avro specification, "Schema Resolution".
 */
public final class Resolution {

  final Schema writer;
  final Schema reader;
  final Kind kind;
  final Opening opening;

  /** Whether the straight decoder reads the writer's bytes unchanged. */
  final boolean straight;

  /** The promotion of a number to the reader's type; null for any other node. */
  final @Nullable Promotion promotion;

  /** The value of a default without components. */
  final Constant constant;

  /** The rule that an error breaks, or the text of a default. */
  final String note;

  final Skip skip;
  final Transfer transfer;

  /** The fields of a record, the branches of a union, otherwise the item or the value. */
  private final Resolution[] steps;

  /** For an enum, the reader's indexes of the symbols. */
  private final int[] symbols;

  private final String[] names;
  private final ReadingOrder order;

  /** The array {@link ReadingOrder#after}, for code that cannot afford another indirection. */
  private final int[] after;

  private final long plainFields;
  private final long jumps;
  private final int branch;
  private final int minItemBytes;
  private final byte[] defaultBytes;

  /**
   * Creates a node from a complete draft.
   *
   * @param steps the nodes of its steps, which {@link PlanAssembler} fills in later
   * @param skip the skip for its values
   */
  Resolution(ResolutionDraft draft, Resolution[] steps, Skip skip) {
    writer = draft.writer;
    reader = draft.reader;
    kind = draft.kind;
    opening = draft.opening();
    straight = draft.straight;
    plainFields = draft.plainFields();
    jumps = draft.order.jumps();
    branch = draft.branch;
    minItemBytes = draft.minItemBytes;
    this.steps = steps;
    symbols = draft.fields;
    names = draft.names;
    order = draft.order;
    after = draft.order.after;
    defaultBytes = draft.defaultBytes;
    constant = draft.constant;
    promotion = draft.promotion;
    note = draft.note;
    this.skip = skip;
    transfer = kind == Kind.ERROR ? new Transfers.Refusal(this) : Transfers.of(draft, steps, skip);
  }

  /**
   * Creates the plan for two schemas.
   *
   * @param strictness {@link Strictness#LENIENT} ignores the names of records and reads differing
   *     logical types as their base types
   * @throws SchemaResolutionException if no datum can be read; the message names the broken rule,
   *     the path and both types
   */
  public static Resolution of(Schema writer, Schema reader, Strictness strictness) {
    return Resolver.resolve(writer, reader, strictness);
  }

  /** Returns a text that describes, field by field, how the writer's data are read. */
  public String explain() {
    return Explanation.of(this);
  }

  /** Returns whether the plan can read every datum of the writer. */
  public boolean readsAll() {
    return CompletenessCheck.readsAll(this);
  }

  /** Returns whether this is a record to step through. */
  public boolean isRecord() {
    return kind == Kind.RECORD && !straight;
  }

  /** Returns whether this is an array whose items are not straight. */
  public boolean isArray() {
    return kind == Kind.ARRAY && !straight;
  }

  /** Returns whether this is a map whose values are not straight. */
  public boolean isMap() {
    return kind == Kind.MAP && !straight;
  }

  /** Returns whether the value is read into branch {@link #branch} of a union of the reader. */
  public boolean isBranch() {
    return kind == Kind.BRANCH;
  }

  /** Returns the node of the items of an array or the values of a map. */
  public Resolution item() {
    return steps[0];
  }

  /** Returns the minimum size in bytes of a writer's item, or of its key and value. */
  public int minItemBytes() {
    return minItemBytes;
  }

  /** Returns the index of the branch of the reader's union. */
  public int branch() {
    return branch;
  }

  /** Returns the node of the value that is read into {@link #branch}. */
  public Resolution value() {
    return steps[0];
  }

  /** Returns the node of a field of the writer's record or, after those, of a default. */
  public Resolution step(int i) {
    return steps[i];
  }

  /** Returns the number of steps. */
  int stepCount() {
    return steps.length;
  }

  /**
   * Returns the name of a record's field, which is the reader's name unless the field is skipped;
   * empty if this is not a record.
   */
  String stepName(int i) {
    return names.length == 0 ? "" : names[i];
  }

  /** Reads the index of a writer's symbol and returns the index of the reader's symbol. */
  int readSymbol(AvroInput in) {
    return EnumResolver.readSymbol(in, symbols);
  }

  /** Returns the name of a field of the reader's record; empty for -1. */
  public String name(int field) {
    return field < 0 ? "" : names[order.stepOf[field]];
  }

  /** Returns whether the fields of a record are read in the reader's order. */
  public boolean isInOrder() {
    return order.inReaderOrder;
  }

  /** Returns the index of the field of a record to read first; -1 if the record has no fields. */
  public int first() {
    return order.first;
  }

  /** Returns the index of the field of a record to read after a field; -1 after the last. */
  public int after(int field) {
    return after[field];
  }

  /** Returns, as a bit set of the first 64 fields, those not followed by the reader's next one. */
  public long jumps() {
    return jumps;
  }

  /**
   * Returns, as a bit set, the plain fields among the first 64 of a record: those that are straight
   * and have no skipped field before them.
   */
  public long plainFields() {
    return plainFields;
  }

  /** Skips the writer's fields before a field of a record, and returns the node of the field. */
  public Resolution step(AvroInput in, int field) {
    order.skipBefore(in, steps, names, field);
    return steps[order.stepOf[field]];
  }

  /** Skips the writer's fields before a field of a record, and reads the field, a boolean. */
  public boolean readBoolean(AvroInput in, int field) {
    return Steps.readBoolean(in, step(in, field));
  }

  /** Reads an int in the same way as {@link #readBoolean}. */
  public int readInt(AvroInput in, int field) {
    return Steps.readInt(in, step(in, field));
  }

  /** Reads a long in the same way as {@link #readBoolean}. */
  public long readLong(AvroInput in, int field) {
    return Steps.readLong(in, step(in, field));
  }

  /** Reads a float in the same way as {@link #readBoolean}. */
  public float readFloat(AvroInput in, int field) {
    return Steps.readFloat(in, step(in, field));
  }

  /** Reads a double in the same way as {@link #readBoolean}. */
  public double readDouble(AvroInput in, int field) {
    return Steps.readDouble(in, step(in, field));
  }

  /** Reads a string in the same way as {@link #readBoolean}. */
  public String readString(AvroInput in, int field) {
    return Steps.readString(in, step(in, field));
  }

  /** Skips the writer's fields after the last field of a record. */
  public void skipRest(AvroInput in) {
    order.skipRest(in, steps, names);
  }

  /**
   * Reads branches as long as this is a writer's union that is not straight, and returns the node
   * of the branch; otherwise returns this node.
   */
  public Resolution settle(AvroInput in) {
    Resolution node = this;
    while (node.kind == Kind.UNION && !node.straight) {
      int start = in.position();
      node = node.steps[Internals.readIndex(in, node.steps.length)];
      if (node.kind == Kind.ERROR) {
        throw ErrorCause.refused(node, start);
      }
    }
    return node;
  }

  /** Skips a value of the writer, for a step whose field is -1. */
  public void skip(AvroInput in) {
    skip.run(in);
  }

  /** Makes the input read the value in the reader's layout, until {@link #close} is called. */
  public void open(AvroInput in) {
    if (opening != Opening.NOTHING) {
      Scratch.open(in, this);
    }
  }

  /** Makes the input read the default; the caller's bytes contain no value. */
  void openDefault(AvroInput in) {
    ResolutionInternals.beginDetour(
        in, defaultBytes, defaultBytes.length, in.position(), ResolutionInternals.itemsLeft(in));
  }

  /** Ends the effect of {@link #open}; the input continues after the writer's value. */
  public void close(AvroInput in) {
    if (opening != Opening.NOTHING) {
      ResolutionInternals.endDetour(in);
    }
  }
}
