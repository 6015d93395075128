package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.CompiledRecord;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * The classes that have codecs: those of this compilation, and those compiled before, whose schemas
 * are read from their codecs and never derived again.
 */
final class KnownRecords {

  private final Elements elements;
  private final Set<String> sources;
  private final Map<ClassName, CompiledRecord> compiled = new HashMap<>();

  /**
   * Creates one; {@code sources} are the qualified names of the annotated types of this
   * compilation.
   */
  KnownRecords(Elements elements, Set<String> sources) {
    this.elements = elements;
    this.sources = sources;
  }

  /** Returns whether a class asks for a codec. */
  boolean isAnnotated(TypeElement type) {
    return Markers.of(type).has(AvroRecord.class);
  }

  /** Returns the codec of an annotated class. */
  ClassName codecOf(TypeElement type, BindingContext context) throws Unbindable {
    ClassName codec = JavaTypeNames.codecOf(ClassName.get(type));
    if (!isSource(type) && !compiled.containsKey(codec)) {
      compiled.put(codec, read(codec, type, context));
    }
    return codec;
  }

  /** Returns whether the codec of an annotated type is generated in this compilation. */
  boolean isSource(TypeElement type) {
    return sources.contains(type.getQualifiedName().toString());
  }

  /** Returns the codec of a type that is annotated as a union. */
  ClassName codecOfUnion(TypeElement type, BindingContext context) throws Unbindable {
    ClassName codec = JavaTypeNames.codecOf(ClassName.get(type));
    if (!isSource(type)) {
      read(codec, type, context);
    }
    return codec;
  }

  /** Returns the records compiled before that were asked for. */
  Map<ClassName, CompiledRecord> compiled() {
    return Map.copyOf(compiled);
  }

  private CompiledRecord read(ClassName codec, TypeElement type, BindingContext context)
      throws Unbindable {
    if (sources.stream().anyMatch(source -> isOfSource(codec, source))) {
      throw Unbindable.because(replaced(codec, type, context));
    }
    return Optional.ofNullable(elements.getTypeElement(codec.canonicalName()))
        .filter(there -> CompiledSchema.isOf(ClassName.get(type), there))
        .flatMap(CompiledSchema::read)
        .map(schema -> new CompiledRecord(codec, schema))
        .orElseThrow(() -> Unbindable.because(withoutCodec(codec, type, context)));
  }

  private boolean isOfSource(ClassName codec, String source) {
    TypeElement type = elements.getTypeElement(source);
    return type != null && JavaTypeNames.codecOf(ClassName.get(type)).equals(codec);
  }

  private static Problem replaced(ClassName codec, TypeElement type, BindingContext context) {
    return new Problem(
        Code.NAME_CLASH,
        context.subject()
            + " is "
            + type.getQualifiedName()
            + ", whose codec "
            + codec.simpleName()
            + " is replaced by that of another type of this compilation.",
        "The dots between nested types become underscores in names of generated classes.",
        "Rename one of the types.",
        context.origin());
  }

  private static Problem withoutCodec(ClassName codec, TypeElement type, BindingContext context) {
    return new Problem(
        Code.NOT_COMPILED,
        context.subject()
            + " is "
            + type.getQualifiedName()
            + ", which has no readable "
            + codec.simpleName()
            + ".",
        "The schema of a compiled class is read from its codec.",
        "Add codec-processor to the processor path of the module that compiles the class, and recompile that module.",
        context.origin());
  }
}
