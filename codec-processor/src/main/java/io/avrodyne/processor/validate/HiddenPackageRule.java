package io.avrodyne.processor.validate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;
import java.util.stream.Stream;

/**
 * The rule against two classes with the same simple name, of which generated code can import only
 * one, if the package of the other begins with the name of a local variable: {@code in.acme.Money}
 * would be read as a member of the local {@code in}.
 */
final class HiddenPackageRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<ClassName> called = plan.executed().flatMap(CalledClasses::of).distinct().toList();
    List<ClassName> named = Stream.concat(called.stream(), types(plan)).distinct().toList();
    return Stream.concat(
            called.stream().filter(type -> isNamedTwice(type, called)),
            makers(plan).filter(type -> isNamedTwice(type, named)))
        .filter(type -> isHidden(type, plan))
        .limit(1)
        .map(type -> problem(plan, type))
        .toList();
  }

  /** Returns the classes whose static methods create values or their builders. */
  private static Stream<ClassName> makers(CodecPlan plan) {
    return Stream.concat(
            plan.executed().flatMap(HiddenPackageRule::wrapping),
            plan.records().stream().map(record -> record.creator().call()))
        .filter(call -> !call.obscured())
        .flatMap(call -> call.staticOwner().stream())
        .map(ClassName::topLevelClassName);
  }

  private static Stream<InvocationPlan> wrapping(ValuePlan shape) {
    return shape instanceof Converted converted
            && converted.conversion() instanceof Conversion.Wrapper wrapper
        ? Stream.of(wrapper.creator())
        : Stream.empty();
  }

  /** Returns the classes of values, which the code names, too. */
  private static Stream<ClassName> types(CodecPlan plan) {
    return Stream.concat(
            plan.executed().map(ValuePlan::javaType), plan.records().stream().map(RecordPlan::type))
        .map(type -> type instanceof ParameterizedTypeName generic ? generic.rawType() : type)
        .filter(ClassName.class::isInstance)
        .map(type -> ((ClassName) type).topLevelClassName());
  }

  /** A class of the codec's own package needs no import. */
  private static boolean isHidden(ClassName type, CodecPlan plan) {
    String root = type.packageName().replaceAll("\\..*", "");
    return !type.packageName().equals(plan.codec().packageName())
        && (GeneratedLocals.NAMES.contains(root)
            || (plan.hasCopies() && GeneratedLocals.OF_COPIES.contains(root))
            || RuntimeNames.ALL.stream().anyMatch(name -> name.simpleName().equals(root)));
  }

  private static boolean isNamedTwice(ClassName type, List<ClassName> named) {
    return Stream.concat(named.stream(), RuntimeNames.ALL.stream())
        .anyMatch(other -> !other.equals(type) && other.simpleName().equals(type.simpleName()));
  }

  private static Problem problem(CodecPlan plan, ClassName type) {
    return new Problem(
        Code.NAME_CLASH,
        plan.subject()
            + " uses "
            + type.canonicalName()
            + " and another class with that simple name.",
        "Only one of them can be imported, and "
            + type.packageName()
            + " begins with the name of a local variable in generated code.",
        "Rename one of the classes.",
        plan.origin());
  }
}
