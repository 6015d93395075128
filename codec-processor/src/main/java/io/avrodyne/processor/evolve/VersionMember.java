package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;

/** A part of a schema that has changed since an earlier version, with code of its own. */
public sealed interface VersionMember {

  /** Calls the method of {@code visitor} for this member. */
  <R> R accept(Visitor<R> visitor);

  /** An action for each kind of member. */
  interface Visitor<R> {

    /** Visits a record. */
    R record(ChangedRecord member);

    /** Visits an array. */
    R items(ChangedItems member);

    /** Visits a map. */
    R entries(ChangedEntries member);

    /** Visits an enum. */
    R symbols(ChangedSymbols member);
  }

  /**
   * A record.
   *
   * @param recursive whether a datum of it may hold another one
   * @param steps in the order of the bytes, the defaults last; they have the numbers of the steps
   *     that the runtime resolves the record in
   */
  record ChangedRecord(RecordPlan plan, boolean recursive, List<VersionStep> steps)
      implements VersionMember {

    /** Copies the steps. */
    public ChangedRecord {
      steps = List.copyOf(steps);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.record(this);
    }
  }

  /** An array whose items differ. */
  record ChangedItems(ValuePlan.Items shape, WrittenValue item) implements VersionMember {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.items(this);
    }
  }

  /** A map whose values differ. */
  record ChangedEntries(ValuePlan.Entries shape, WrittenValue value) implements VersionMember {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.entries(this);
    }
  }

  /**
   * An enum.
   *
   * @param constants the constant of each symbol of the writer, in the writer's order
   */
  record ChangedSymbols(Symbols shape, List<String> constants) implements VersionMember {

    /** Copies the constants. */
    public ChangedSymbols {
      constants = List.copyOf(constants);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.symbols(this);
    }
  }
}
