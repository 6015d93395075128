package io.avrodyne.processor.validate;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.RuntimeNames;
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
    return called.stream()
        .filter(type -> isHidden(type, plan) && isNamedTwice(type, called))
        .limit(1)
        .map(type -> problem(plan, type))
        .toList();
  }

  private static boolean isHidden(ClassName type, CodecPlan plan) {
    String root = type.packageName().replaceAll("\\..*", "");
    return GeneratedLocals.NAMES.contains(root)
        || (plan.hasCopies() && GeneratedLocals.OF_COPIES.contains(root))
        || RuntimeNames.ALL.stream().anyMatch(name -> name.simpleName().equals(root));
  }

  private static boolean isNamedTwice(ClassName type, List<ClassName> called) {
    return Stream.concat(called.stream(), RuntimeNames.ALL.stream())
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
