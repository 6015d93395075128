package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.NamePlan;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.List;

/**
 * The rule that names match the grammar of the Avro specification, on which other languages rely.
 */
final class NameGrammarRule implements Rule {

  private static final String OF_FIELD = "Choose another name with @AvroName.";
  private static final String OF_RECORD = "Choose another name or namespace in @AvroRecord.";
  private static final String OF_ENUM = "Choose another name or namespace in @AvroEnum.";
  private static final String OF_FIXED = "Choose another name or namespace in @AvroFixed.";

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    for (RecordPlan record : plan.records()) {
      checkRecord(record, problems);
    }
    plan.shapes().distinct().forEach(shape -> checkShape(shape, problems));
    return problems;
  }

  private static void checkRecord(RecordPlan plan, List<Problem> problems) {
    NamePlan name = new NamePlan(plan.subject(), plan.name(), plan.namespace(), plan.origin());
    checkFullname(name, OF_RECORD, problems);
    for (FieldPlan field : plan.fields()) {
      String subject = plan.subject() + "." + field.property();
      check(subject, field.name(), field.origin(), OF_FIELD, problems);
    }
  }

  private static void checkShape(ValuePlan shape, List<Problem> problems) {
    if (shape instanceof Symbols symbols) {
      checkSymbols(symbols, problems);
    } else if (shape instanceof ValuePlan.Fixed fixed) {
      checkFullname(fixed.name(), OF_FIXED, problems);
    }
  }

  private static void checkSymbols(Symbols plan, List<Problem> problems) {
    checkFullname(plan.name(), OF_ENUM, problems);
    for (Symbols.Symbol symbol : plan.symbols()) {
      String subject = plan.javaType().simpleName() + "." + symbol.constant();
      check(subject, symbol.name(), plan.name().origin(), OF_FIELD, problems);
    }
  }

  private static void checkFullname(NamePlan name, String nextStep, List<Problem> problems) {
    check(name.subject(), name.name(), name.origin(), nextStep, problems);
    if (name.namespace().isEmpty()) {
      if (NameGrammar.isPrimitive(name.name())) {
        problems.add(
            invalid(
                name.subject(), name.name(), NameGrammar.PRIMITIVE_RULE, nextStep, name.origin()));
      }
    } else {
      for (String part : name.namespace().split("\\.", -1)) {
        check(name.subject(), part, name.origin(), nextStep, problems);
      }
    }
  }

  private static void check(
      String subject, String name, Origin origin, String nextStep, List<Problem> problems) {
    if (!NameGrammar.isName(name)) {
      problems.add(invalid(subject, name, NameGrammar.RULE, nextStep, origin));
    }
  }

  private static Problem invalid(
      String subject, String name, String rule, String nextStep, Origin origin) {
    return new Problem(
        Code.NAME,
        subject + " has the invalid Avro name \"" + name + "\".",
        rule,
        nextStep,
        origin);
  }
}
