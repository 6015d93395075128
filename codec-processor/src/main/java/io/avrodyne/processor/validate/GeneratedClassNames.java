package io.avrodyne.processor.validate;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.SourcePlan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The names of the classes that a round generates. {@code A.B} and {@code A_B} lead to one name, or
 * to names that are one file where file systems ignore case.
 */
public final class GeneratedClassNames {

  private final Map<String, List<SourcePlan>> plans = new HashMap<>();

  private GeneratedClassNames() {}

  /** Collects the names of plans. */
  public static GeneratedClassNames of(Collection<SourcePlan> plans) {
    GeneratedClassNames names = new GeneratedClassNames();
    plans.forEach(
        plan -> names.plans.computeIfAbsent(key(plan.name()), any -> new ArrayList<>()).add(plan));
    return names;
  }

  /** Returns the problem of a plan whose class cannot be told from that of another one. */
  public Optional<Problem> problemOf(SourcePlan plan) {
    return plans.getOrDefault(key(plan.name()), List.of()).stream()
        .filter(other -> !other.type().equals(plan.type()) && isClash(plan, other))
        .findFirst()
        .map(other -> problem(plan, other));
  }

  /** Types whose own files are one already are not for this rule. */
  private static boolean isClash(SourcePlan plan, SourcePlan other) {
    return plan.name().equals(other.name()) || !key(plan.type()).equals(key(other.type()));
  }

  private static String key(ClassName name) {
    return name.reflectionName().toLowerCase(Locale.ROOT);
  }

  private static Problem problem(SourcePlan plan, SourcePlan other) {
    boolean same = plan.name().equals(other.name());
    return new Problem(
        Code.NAME_CLASH,
        plan.type().canonicalName()
            + " needs the class "
            + plan.name()
            + ", and "
            + other.type().canonicalName()
            + (same ? " needs it too." : " needs " + other.name() + "."),
        same
            ? "The dots between nested types become underscores in names of generated classes."
            : "File systems that ignore case have one file for both.",
        "Rename one of the types.",
        plan.origin());
  }
}
