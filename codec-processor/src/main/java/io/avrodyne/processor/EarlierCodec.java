package io.avrodyne.processor;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.bind.CompiledSchema;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.emit.EmittedCodec;
import io.avrodyne.processor.plan.CodecPlan;
import java.io.IOException;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.tools.StandardLocation;

/**
 * The class that has the name of a codec already. Eclipse's compiler does not let a processor
 * replace what is on the class path, such as what it generated in an earlier compilation: that one
 * stays if it is what would be generated now, and must be deleted if it is not.
 */
final class EarlierCodec {

  private final ProcessingEnvironment environment;

  EarlierCodec(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  /** Returns what is wrong with the class that is there; empty if it can stay. */
  Optional<Problem> problemOf(CodecPlan plan, EmittedCodec codec) {
    TypeElement there = environment.getElementUtils().getTypeElement(codec.name().canonicalName());
    if (there == null || !isCodecOf(there, plan.type())) {
      return Optional.of(taken(plan));
    }
    return isCurrent(codec) ? Optional.empty() : Optional.of(stale(plan));
  }

  /** A codec encodes its type by a static method; that of another type of its name is a clash. */
  private static boolean isCodecOf(TypeElement there, ClassName type) {
    return CompiledSchema.read(there).isPresent()
        && ElementFilter.methodsIn(there.getEnclosedElements()).stream()
            .filter(method -> method.getSimpleName().contentEquals("encode"))
            .anyMatch(method -> takes(method, type));
  }

  private static boolean takes(ExecutableElement method, ClassName type) {
    return !method.getParameters().isEmpty()
        && method.getParameters().get(0).asType() instanceof DeclaredType declared
        && ((TypeElement) declared.asElement())
            .getQualifiedName()
            .contentEquals(type.canonicalName());
  }

  /** Only the source that it was compiled from says all; a schema says nothing of converters. */
  private boolean isCurrent(EmittedCodec codec) {
    return sourceOf(codec.name()).filter(EscapedText.ofSource(codec.source())::equals).isPresent();
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

  private static Problem taken(CodecPlan plan) {
    return new Problem(
        Code.NAME_CLASH,
        plan.type().canonicalName()
            + " needs the class "
            + plan.codec()
            + ", but a class of that name already exists.",
        "The codec of Outer.Inner is called Outer_InnerAvroCodec, and no other class can have that name.",
        "Rename one of the types.",
        plan.origin());
  }

  private static Problem stale(CodecPlan plan) {
    return new Problem(
        Code.STALE_CODEC,
        plan.codec()
            + " is on the class path from an earlier compilation, and may be out of date for "
            + plan.type().canonicalName()
            + ".",
        "This compiler does not let a processor replace a class on the class path.",
        "Delete the output of the earlier compilation, or take it off the class path.",
        plan.origin());
  }
}
