package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.PropertyDeclaration;
import io.avrodyne.processor.discover.creator.NonNullMember;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.ValuePlan;
import javax.lang.model.type.TypeMirror;

/** A conversion of types that an annotation marks as nullable. */
final class NullableTypes {

  private NullableTypes() {}

  /** Returns the shape of a type that is marked as nullable. */
  static ValuePlan marked(ValuePlan value, TypeMirror type, BindingContext context)
      throws Unbindable {
    TypeName name = JavaTypeNames.plain(type);
    if (name.isPrimitive()) {
      String box = ((ClassName) name.box()).simpleName();
      throw Unbindable.because(
          problem(
              name,
              "A primitive is never null.",
              "Use " + box + ", or remove the annotation.",
              context));
    }
    if (OrNull.isOptional(value)) {
      throw Unbindable.because(
          problem(
              name,
              "An optional is never null; an empty one means that there is no value.",
              "Remove the annotation.",
              context));
    }
    return OrNull.of(value, context.nullFirst());
  }

  /** Returns the problem of a property that is marked as nullable, with a member that cannot be. */
  static Problem unfit(NonNullMember member, PropertyDeclaration property) {
    return new Problem(
        Code.NULL_POLICY,
        property.subject() + " is marked as nullable, but " + member.clause() + ".",
        "A nullable field holds null, whether it is read or written.",
        member.remedy() + ", or remove the annotation.",
        property.origin());
  }

  private static Problem problem(
      TypeName type, String rule, String nextStep, BindingContext context) {
    return new Problem(
        Code.NULL_POLICY,
        context.subject() + " is " + type + " and marked as nullable.",
        rule,
        nextStep,
        context.origin());
  }
}
