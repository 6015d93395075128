package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.Strictness;
import java.util.stream.IntStream;
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
 * <p><b>Threads.</b> Any number at once: nothing changes once the plan is made. Nodes may lead back
 * to themselves, so what one leads to is not covered by its own final fields: hand a plan on in a
 * final or a volatile field, as the decoders do.
 *
 * <p><b>Source.</b> Avro specification, "Schema Resolution".
 */
public final class Resolution {

  final Schema writer;
  final Schema reader;
  final Kind kind;
  final Opening opening;

  /** Whether the straight decoder reads the writer's bytes as they are. */
  final boolean straight;

  /** How a number becomes one of the reader's type; null for anything else. */
  final @Nullable Promotion promotion;

  /** What a default without parts is. */
  final Constant constant;

  /** The rule that an error breaks, or the text of a default. */
  final String note;

  final Skip skip;
  final Transfer transfer;

  /** The fields of a record, the branches of a union, else the item or the value. */
  private final Resolution[] steps;

  /** The reader's fields of the steps; of an enum, the reader's indexes of the symbols. */
  private final int[] fields;

  private final String[] names;
  private final FieldOrder order;

  /** What {@link FieldOrder#after} is, for code that cannot afford another indirection. */
  private final int[] after;

  private final long plainFields;
  private final long jumps;
  private final int branch;
  private final int minItemBytes;
  private final byte[] defaultBytes;

  /**
   * Creates a node of a complete draft.
   *
   * @param steps the nodes of its steps, which {@link PlanAssembler} has yet to fill in
   * @param skip what reads past its values, if anything does
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
    fields = draft.fields;
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

  /** Returns a text that says, field by field, what becomes of the writer's data. */
  public String explain() {
    return Explanation.of(this);
  }

  /** Returns whether the plan has a place for every datum of the writer. */
  public boolean readsAll() {
    return Completeness.readsAll(this);
  }

  /** Returns whether the straight decoder reads the writer's bytes as they are. */
  public boolean isStraight() {
    return straight;
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

  /** Returns how many steps there are. */
  int stepCount() {
    return steps.length;
  }

  /** Returns the name of a field of a record, the reader's unless it is skipped; else none. */
  String stepName(int i) {
    return names.length == 0 ? "" : names[i];
  }

  /** Returns whether no field of the reader's record takes the value of a step. */
  boolean isSkipped(int i) {
    return fields[i] < 0;
  }

  /** Returns whether the reader's enum has neither a symbol of the writer's nor a default. */
  boolean lacksSymbol() {
    return kind == Kind.ENUM && IntStream.of(fields).anyMatch(index -> index < 0);
  }

  /** Reads the index of a symbol of the writer's enum and returns that of the reader's. */
  int readSymbol(AvroInput in) {
    return EnumResolver.readSymbol(in, fields);
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
    order.skipBefore(in, steps, names, field);
    return steps[order.stepOf[field]];
  }

  /** Reads past what the writer of a record has behind the last field. */
  public void skipRest(AvroInput in) {
    order.skipRest(in, steps, names);
  }

  /**
   * Reads the branch as long as this is a union of the writer that differs, and returns the node of
   * that branch; else returns this.
   */
  public Resolution settle(AvroInput in) {
    Resolution node = this;
    while (node.kind == Kind.UNION && !node.straight) {
      int start = in.position();
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
      // The caller's bytes have no value here.
      Internals.beginDetour(
          in, defaultBytes, defaultBytes.length, in.position(), Internals.itemsLeft(in));
    } else if (opening == Opening.CHECK && Internals.isStrict(in)) {
      skip.check(in);
    } else {
      Scratch.open(in, transfer);
    }
  }

  /** Ends what {@link #open} began; the input goes on behind the writer's value. */
  public void close(AvroInput in) {
    if (opening != Opening.NOTHING) {
      Internals.endDetour(in);
    }
  }

  /** Returns the exception of a value that cannot be resolved. */
  DecodeException refused(int position) {
    return CodecFailures.malformed(
        "the value cannot be resolved: " + ErrorTrail.of(this), position);
  }
}
