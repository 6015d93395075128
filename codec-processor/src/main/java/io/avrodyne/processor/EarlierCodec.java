package io.avrodyne.processor;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.bind.CompiledSchema;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.emit.EmittedSource;
import io.avrodyne.processor.plan.SourcePlan;
import java.io.IOException;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.tools.StandardLocation;

/**
 * An existing class with the name of a codec. Eclipse's compiler does not let a processor replace a
 * class on the class path, such as the codec of an earlier compilation: that codec is kept if it is
 * up to date, and must be deleted otherwise.
 */
final class EarlierCodec {

  private final ProcessingEnvironment environment;

  EarlierCodec(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  /** Returns the problem with the existing class; empty if the class can stay. */
  Optional<Problem> problemOf(SourcePlan plan, EmittedSource emitted) {
    TypeElement there =
        environment.getElementUtils().getTypeElement(emitted.name().canonicalName());
    if (there == null || !isFor(plan.type(), there, plan.listing() != null)) {
      return Optional.of(taken(plan));
    }
    return isCurrent(emitted) ? Optional.empty() : Optional.of(stale(plan));
  }

  private static boolean isFor(ClassName type, TypeElement there, boolean listing) {
    return listing ? implementsIt(there, type) : isCodecOf(there, type);
  }

  private static boolean implementsIt(TypeElement there, ClassName type) {
    return there.getInterfaces().stream().anyMatch(parent -> is(parent, type));
  }

  /** A codec of another type with the same name is a clash. */
  private static boolean isCodecOf(TypeElement there, ClassName type) {
    return CompiledSchema.read(there).isPresent() && CompiledSchema.isOf(type, there);
  }

  private static boolean is(TypeMirror mirror, ClassName type) {
    return mirror instanceof DeclaredType declared
        && ((TypeElement) declared.asElement())
            .getQualifiedName()
            .contentEquals(type.canonicalName());
  }

  /** Only the source is conclusive: a schema does not mention converters, for example. */
  private boolean isCurrent(EmittedSource emitted) {
    return sourceOf(emitted.name())
        .filter(EscapedText.ofSource(emitted.text())::equals)
        .isPresent();
  }

  private Optional<String> sourceOf(ClassName codec) {
    try {
      return Optional.of(
          environment
              .getFiler()
              .getResource(
                  StandardLocation.SOURCE_OUTPUT, codec.packageName(), codec.simpleName() + ".java")
              .getCharContent(true)
              .toString());
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Problem taken(SourcePlan plan) {
    return new Problem(
        Code.NAME_CLASH,
        plan.type().canonicalName()
            + " needs the class "
            + plan.name()
            + ", but a class of that name already exists.",
        plan.listing() == null
            ? "The codec of Outer.Inner is called Outer_InnerAvroCodec, and no other class can have that name."
            : "The implementation of Outer.Inner is called Outer_InnerAvro, and no other class can have that name.",
        "Rename one of the types.",
        plan.origin());
  }

  private static Problem stale(SourcePlan plan) {
    return new Problem(
        Code.STALE_CODEC,
        plan.name()
            + " is on the class path from an earlier compilation, and may be out of date for "
            + plan.type().canonicalName()
            + ".",
        "This compiler does not let a processor replace a class on the class path.",
        "Delete the output of the earlier compilation, or take it off the class path.",
        plan.origin());
  }
}
