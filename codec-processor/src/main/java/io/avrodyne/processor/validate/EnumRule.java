package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.NearName;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;
import java.util.stream.Stream;

/** The rule that an enum has symbols, and that its default is one of them. */
final class EnumRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return plan.shapes()
        .filter(Symbols.class::isInstance)
        .map(Symbols.class::cast)
        .distinct()
        .flatMap(EnumRule::check)
        .toList();
  }

  private static Stream<Problem> check(Symbols plan) {
    List<String> symbols = plan.symbols().stream().map(Symbols.Symbol::name).toList();
    if (symbols.isEmpty()) {
      return Stream.of(empty(plan));
    }
    return Stream.ofNullable(plan.defaultSymbol())
        .filter(symbol -> !symbols.contains(symbol.text()))
        .map(symbol -> otherDefault(plan, symbol, symbols));
  }

  private static Problem empty(Symbols plan) {
    return new Problem(
        Code.ENUM,
        plan.name().subject() + " has no constants.",
        "An enum without constants has no value to encode.",
        "Add a constant, or exclude the field with @AvroIgnore.",
        plan.name().origin());
  }

  private static Problem otherDefault(Symbols plan, AnnotationText symbol, List<String> symbols) {
    return new Problem(
        Code.ENUM,
        plan.name().subject()
            + " has the default symbol \""
            + symbol.text()
            + "\", which is not one of its symbols.",
        "Readers fall back to this symbol, so it must be one of the enum's own.",
        "Use one of "
            + String.join(", ", symbols)
            + NearName.suggestion(symbol.text(), symbols)
            + ".",
        symbol.origin());
  }
}
