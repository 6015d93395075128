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
  Optional<Problem> problemOf(CodecPlan plan, EmittedCodec codec) {
    TypeElement there = environment.getElementUtils().getTypeElement(codec.name().canonicalName());
    if (there == null || !isCodecOf(there, plan.type())) {
      return Optional.of(taken(plan));
    }
    return isCurrent(codec) ? Optional.empty() : Optional.of(stale(plan));
  }

  /**
   * A codec has a static method that encodes its type; a codec of another type with the same name
   * is a clash.
   */
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

  /** Only the source is conclusive: a schema does not mention converters, for example. */
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
