package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;

/**
 * The search for a way to read a value of an earlier version in one expression, which exists if the
 * two schemas alone decide how. All other values are left to the runtime.
 */
final class WrittenValues implements ValuePlan.ComponentVisitor<Optional<WrittenValue>> {

  private final VersionPlanner planner;
  private final Schema written;
  private final Schema read;

  private WrittenValues(VersionPlanner planner, Schema written, Schema read) {
    this.planner = planner;
    this.written = written;
    this.read = read;
  }

  /** Returns how a value of a shape is read. */
  static Optional<WrittenValue> of(
      VersionPlanner planner, ValuePlan shape, Schema written, Schema read) {
    if (!written.equals(read)) {
      return shape.accept(new WrittenValues(planner, written, read));
    }
    return isPrimitiveUnion(shape) ? Optional.empty() : Optional.of(new WrittenValue.Plain(shape));
  }

  /** A union in a primitive rejects null, and may need a statement for that. */
  private static boolean isPrimitiveUnion(ValuePlan shape) {
    return shape instanceof OrNull && shape.javaType().isPrimitive();
  }

  private Optional<WrittenValue> inner(ValuePlan shape, Schema from, Schema to) {
    return of(planner, shape, from, to);
  }

  private boolean isOneType() {
    return written.getType() == read.getType();
  }

  @Override
  public Optional<WrittenValue> leaf(ValuePlan shape) {
    return Optional.empty();
  }

  /** A number is promoted; values with a logical type are left to the runtime. */
  @Override
  public Optional<WrittenValue> scalar(ValuePlan.Scalar shape) {
    return Promotion.leads(written.getType(), shape.kind().schemaType())
            && DeclaredLogicalType.of(written).isAbsent()
        ? ScalarKind.of(written.getType()).map(kind -> new WrittenValue.Promoted(shape, kind))
        : Optional.empty();
  }

  @Override
  public Optional<WrittenValue> symbols(Symbols shape) {
    return isOneType() && StraightLimits.allowSymbols(written)
        ? Optional.of(planner.symbols(shape, written, read))
        : Optional.empty();
  }

  @Override
  public Optional<WrittenValue> nested(ValuePlan.Nested shape) {
    return isOneType() ? planner.record(shape.codec(), written, read) : Optional.empty();
  }

  @Override
  public Optional<WrittenValue> items(ValuePlan.Items shape) {
    return isOneType()
        ? inner(shape.item(), written.getElementType(), read.getElementType())
            .map(item -> planner.items(shape, written, read, item))
        : Optional.empty();
  }

  @Override
  public Optional<WrittenValue> entries(ValuePlan.Entries shape) {
    return isOneType()
        ? inner(shape.value(), written.getValueType(), read.getValueType())
            .map(value -> planner.entries(shape, written, read, value))
        : Optional.empty();
  }

  @Override
  public Optional<WrittenValue> choice(Choice shape) {
    return Optional.empty();
  }

  @Override
  public Optional<WrittenValue> nullable(OrNull shape) {
    Schema value = read.getTypes().get(shape.valueBranch());
    if (!written.isUnion()) {
      return inner(shape.value(), written, value)
          .map(present -> new WrittenValue.Present(shape, present));
    }
    List<Schema> branches = written.getTypes();
    if (branches.size() != 2 || !written.isNullable() || isPrimitiveUnion(shape)) {
      return Optional.empty();
    }
    int nullBranch = branches.get(0).getType() == Schema.Type.NULL ? 0 : 1;
    return inner(shape.value(), branches.get(1 - nullBranch), value)
        .map(present -> new WrittenValue.Nullable(shape, nullBranch, present));
  }

  @Override
  public Optional<WrittenValue> converted(Converted shape) {
    if (shape.conversion() instanceof Conversion.Streams) {
      return Optional.empty();
    }
    Optional<WrittenValue> base = inner(shape.base(), written, read);
    return shape.conversion() instanceof Conversion.AsIs
        ? base
        : base.map(value -> new WrittenValue.Made(shape, value));
  }
}
