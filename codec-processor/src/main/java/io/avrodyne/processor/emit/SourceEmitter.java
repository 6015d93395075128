package io.avrodyne.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.ListingPlan;
import io.avrodyne.processor.plan.SourcePlan;
import java.util.List;

/** The emitter of source files, and of the schemas that belong to them. */
public final class SourceEmitter {

  /**
   * Warnings that generated code cannot avoid: it may use a deprecated property, cast to a generic
   * type, cast the argument of any overloaded method, or call a static method of a class whose name
   * means a variable; and fall-through moves on to the next field.
   */
  private static final AnnotationSpec CANNOT_BE_HELPED =
      AnnotationSpec.builder(SuppressWarnings.class)
          .addMember(
              "value",
              "{$S, $S, $S, $S, $S, $S, $S}",
              "cast",
              "deprecation",
              "fallthrough",
              "rawtypes",
              "removal",
              "static",
              "unchecked")
          .build();

  private SourceEmitter() {}

  /**
   * Returns the text of a source file, and its schemas.
   *
   * @param emission of the round
   * @param surroundings of the file
   */
  public static EmittedSource emit(SourcePlan plan, Emission emission, Surroundings surroundings) {
    List<CodecEmitter> codecs =
        plan.codecs().stream().map(codec -> new CodecEmitter(codec, emission)).toList();
    ListingPlan listing = plan.listing();
    TypeSpec.Builder type =
        listing == null ? codecs.get(0).codecClass() : new ListingEmitter(listing).emit(codecs);
    surroundings.generated().ifPresent(type::addAnnotation);
    type.addAnnotation(CANNOT_BE_HELPED);
    String home = plan.name().packageName();
    String text =
        LanguageImports.removeNeedless(
            JavaFile.builder(home, type.build()).build().toString(), home, surroundings.classes());
    return new EmittedSource(
        plan.name(),
        ShortJavadoc.inOneLine(text),
        codecs.stream().flatMap(codec -> codec.schema().stream()).toList(),
        Reachability.of(plan));
  }
}
