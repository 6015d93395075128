package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The rule that a name occurs only once among the fields of a record and among the symbols of an
 * enum.
 */
final class UniqueNamesRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    plan.records().forEach(record -> checkFields(record, problems));
    plan.shapes()
        .filter(Symbols.class::isInstance)
        .forEach(shape -> checkSymbols((Symbols) shape, problems));
    return problems;
  }

  private static void checkFields(RecordPlan plan, List<Problem> problems) {
    Set<String> names = new HashSet<>();
    for (FieldPlan field : plan.fields()) {
      if (!names.add(field.name())) {
        String subject = plan.subject() + "." + field.property();
        problems.add(duplicate(subject, field.name(), field.origin()));
      }
    }
  }

  private static void checkSymbols(Symbols symbols, List<Problem> problems) {
    Set<String> names = new HashSet<>();
    for (Symbols.Symbol symbol : symbols.symbols()) {
      if (!names.add(symbol.name())) {
        String subject = symbols.javaType().simpleName() + "." + symbol.constant();
        problems.add(duplicate(subject, symbol.name(), symbols.name().origin()));
      }
    }
  }

  private static Problem duplicate(String subject, String name, Origin origin) {
    return new Problem(
        Code.DUPLICATE_NAME,
        subject + " has the Avro name \"" + name + "\", which is already taken.",
        "Names are unique among the fields of a record and the symbols of an enum.",
        "Give one of them another name with @AvroName.",
        origin);
  }
}
