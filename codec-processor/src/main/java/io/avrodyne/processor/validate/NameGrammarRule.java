package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.plan.ValuePlan.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Holds names to the grammar of the Avro specification, which other languages rely on. */
final class NameGrammarRule implements Rule {

  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  @Override
  public List<Problem> check(RecordPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    String type = plan.type().simpleName();
    checkFullname(type, plan.name(), plan.namespace(), plan.origin(), problems);
    for (FieldPlan field : plan.fields()) {
      checkName(type + "." + field.property(), field.name(), field.origin(), problems);
      for (ValuePlan shape : field.value().all().toList()) {
        if (shape instanceof Symbols symbols) {
          checkSymbols(symbols, problems);
        }
      }
    }
    return problems;
  }

  private static void checkSymbols(Symbols symbols, List<Problem> problems) {
    String type = symbols.javaType().simpleName();
    checkFullname(type, symbols.name(), symbols.namespace(), symbols.origin(), problems);
    for (Symbols.Symbol symbol : symbols.symbols()) {
      checkName(type + "." + symbol.constant(), symbol.name(), symbols.origin(), problems);
    }
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
