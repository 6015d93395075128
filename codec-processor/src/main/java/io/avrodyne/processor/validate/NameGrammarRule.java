package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.NamePlan;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Holds names to the grammar of the Avro specification, which other languages rely on. */
final class NameGrammarRule implements Rule {

  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    for (RecordPlan record : plan.records()) {
      checkRecord(record, problems);
    }
    plan.shapes().forEach(shape -> checkShape(shape, problems));
    return problems;
  }

  private static void checkRecord(RecordPlan plan, List<Problem> problems) {
    checkFullname(plan.subject(), plan.name(), plan.namespace(), plan.origin(), problems);
    for (FieldPlan field : plan.fields()) {
      String subject = plan.subject() + "." + field.property();
      checkName(subject, field.name(), field.origin(), problems);
    }
  }

  private static void checkShape(ValuePlan shape, List<Problem> problems) {
    if (shape instanceof Symbols symbols) {
      checkSymbols(symbols, problems);
    } else if (shape instanceof ValuePlan.Fixed fixed) {
      checkNamed(fixed.name(), problems);
    }
  }

  private static void checkSymbols(Symbols symbols, List<Problem> problems) {
    checkNamed(symbols.name(), problems);
    for (Symbols.Symbol symbol : symbols.symbols()) {
      String subject = symbols.javaType().simpleName() + "." + symbol.constant();
      checkName(subject, symbol.name(), symbols.name().origin(), problems);
    }
  }

  private static void checkNamed(NamePlan name, List<Problem> problems) {
    checkFullname(name.subject(), name.name(), name.namespace(), name.origin(), problems);
  }

  private static void checkFullname(
      String subject, String name, String namespace, Origin origin, List<Problem> problems) {
    checkName(subject, name, origin, problems);
    if (!namespace.isEmpty()) {
      for (String part : namespace.split("\\.", -1)) {
        checkName(subject, part, origin, problems);
      }
    }
  }

  private static void checkName(
      String subject, String name, Origin origin, List<Problem> problems) {
    if (!NAME.matcher(name).matches()) {
      problems.add(
          new Problem(
              Code.NAME,
              subject + " has the Avro name \"" + name + "\".",
              "A part of a name starts with a letter of A-Z, a-z or _ and goes on with these and digits.",
              "Give another with @AvroName, or with name and namespace of @AvroRecord.",
              origin));
    }
  }
}
