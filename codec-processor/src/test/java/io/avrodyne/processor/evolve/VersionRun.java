package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.ScalarKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/**
 * Runs the plan of an earlier version, as its printed code would: each step with the step of the
 * runtime's plan that has its number.
 */
final class VersionRun {

  private final VersionPlan plan;

  VersionRun(VersionPlan plan) {
    this.plan = plan;
  }

  /** Reads the datum of the codec. */
  Object read(Schema reader, RuntimePlan node) {
    return plan.root().accept(new MemberRun(reader, node));
  }

  private static Object number(ScalarKind kind, Number value) {
    return switch (kind) {
      case INT -> value.intValue();
      case LONG -> value.longValue();
      case FLOAT -> value.floatValue();
      case DOUBLE -> value.doubleValue();
      case BOOLEAN -> throw new AssertionError(kind);
    };
  }

  /** Reads members into values of a schema. */
  private final class MemberRun implements VersionMember.Visitor<Object> {

    private final Schema reader;
    private final RuntimePlan node;

    MemberRun(Schema reader, RuntimePlan node) {
      this.reader = reader;
      this.node = node;
    }

    @Override
    public Object record(VersionMember.ChangedRecord member) {
      GenericData.Record record = new GenericData.Record(reader);
      for (int i = 0; i < member.steps().size(); i++) {
        VersionStep step = member.steps().get(i);
        Object value = step.accept(new StepRun(reader, node.step(i)));
        if (step instanceof VersionStep.OfField) {
          record.put(step.name(), value);
        }
      }
      return record;
    }

    @Override
    public Object items(VersionMember.ChangedItems member) {
      List<Object> items = new ArrayList<>();
      Schema item = reader.getElementType();
      node.forEachItem(() -> items.add(member.item().accept(new ValueRun(item, node.item()))));
      return items;
    }

    @Override
    public Object entries(VersionMember.ChangedEntries member) {
      Map<String, Object> entries = new LinkedHashMap<>();
      Schema value = reader.getValueType();
      node.forEachItem(
          () -> entries.put(node.key(), member.value().accept(new ValueRun(value, node.item()))));
      return entries;
    }

    @Override
    public Object symbols(VersionMember.ChangedSymbols member) {
      List<String> constants = member.constants();
      return new GenericData.EnumSymbol(reader, constants.get(node.index(constants.size())));
    }
  }

  /** Reads steps of a record. */
  private final class StepRun implements VersionStep.Visitor<Object> {

    private final Schema record;
    private final RuntimePlan node;

    StepRun(Schema record, RuntimePlan node) {
      this.record = record;
      this.node = node;
    }

    private Schema typeOf(VersionStep step) {
      return record.getField(step.name()).schema();
    }

    @Override
    public Object skippedScalar(VersionStep.SkippedScalar step) {
      return node.straight(Schema.create(step.kind().schemaType()));
    }

    @Override
    public Object skipped(VersionStep.Skipped step) {
      node.skip();
      return JsonProperties.NULL_VALUE;
    }

    @Override
    public Object plain(VersionStep.Plain step) {
      return node.straight(typeOf(step));
    }

    @Override
    public Object changed(VersionStep.Changed step) {
      return step.value().accept(new ValueRun(typeOf(step), node));
    }

    @Override
    public Object defaulted(VersionStep.Defaulted step) {
      return step.constant().accept(new ConstantRun());
    }

    @Override
    public Object resolved(VersionStep.Resolved step) {
      return node.resolved(typeOf(step));
    }
  }

  /** Gives the constants of defaults. */
  private static final class ConstantRun implements DefaultConstant.Visitor<Object> {

    @Override
    public Object absent(DefaultConstant.Absent constant) {
      return JsonProperties.NULL_VALUE;
    }

    @Override
    public Object text(DefaultConstant.Text constant) {
      return constant.value();
    }

    @Override
    public Object flag(DefaultConstant.Flag constant) {
      return constant.value();
    }

    @Override
    public Object whole(DefaultConstant.Whole constant) {
      return number(constant.kind(), constant.value());
    }
  }

  /** Reads values of a schema. */
  private final class ValueRun implements WrittenValue.Visitor<Object> {

    private final Schema reader;
    private final RuntimePlan node;

    ValueRun(Schema reader, RuntimePlan node) {
      this.reader = reader;
      this.node = node;
    }

    @Override
    public Object plain(WrittenValue.Plain value) {
      return node.straight(reader);
    }

    @Override
    public Object promoted(WrittenValue.Promoted value) {
      Object number = node.straight(Schema.create(value.written().schemaType()));
      return number(value.shape().kind(), (Number) number);
    }

    @Override
    public Object called(WrittenValue.Called value) {
      return plan.members().get(value.member()).accept(new MemberRun(reader, node));
    }

    @Override
    public Object shared(WrittenValue.Shared value) {
      throw new AssertionError("There is one codec only: " + value);
    }

    @Override
    public Object mapped(WrittenValue.Mapped value) {
      return plan.members().get(value.member()).accept(new MemberRun(reader, node));
    }

    @Override
    public Object present(WrittenValue.Present value) {
      Schema branch = reader.getTypes().get(value.shape().valueBranch());
      return value.value().accept(new ValueRun(branch, node.value()));
    }

    @Override
    public Object nullable(WrittenValue.Nullable value) {
      Schema branch = reader.getTypes().get(value.shape().valueBranch());
      return node.isPresent(value.nullBranch())
          ? value.value().accept(new ValueRun(branch, node.step(value.valueBranch()).value()))
          : JsonProperties.NULL_VALUE;
    }

    @Override
    public Object made(WrittenValue.Made value) {
      return value.base().accept(new ValueRun(reader, node));
    }
  }
}
