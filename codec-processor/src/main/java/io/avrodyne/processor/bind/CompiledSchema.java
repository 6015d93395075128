package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.schema.FoldedText;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;

/** A reader of the schema in the constants of a generated class. */
public final class CompiledSchema {

  private CompiledSchema() {}

  /** Returns whether a codec is that of a type: it has a static method that encodes it. */
  public static boolean isOf(ClassName type, TypeElement codec) {
    return hasMethod(CodecConstants.WRITE, type, codec) || isEarlier(type, codec);
  }

  /** Returns whether a codec is that of a type, but one that the codecs of today cannot call. */
  static boolean isEarlier(ClassName type, TypeElement codec) {
    return hasMethod(CodecConstants.EARLIER_WRITE, type, codec)
        && !hasMethod(CodecConstants.WRITE, type, codec);
  }

  private static boolean hasMethod(String name, ClassName type, TypeElement codec) {
    return ElementFilter.methodsIn(codec.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals(name))
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> !method.getParameters().isEmpty())
        .map(method -> method.getParameters().get(0).asType())
        .anyMatch(
            parameter ->
                parameter.getKind() == TypeKind.DECLARED
                    && JavaTypeNames.elementOf(parameter)
                        .getQualifiedName()
                        .contentEquals(type.canonicalName()));
  }

  /** Returns the schema; empty if the class has none that can be read. */
  public static Optional<Schema> read(TypeElement codec) {
    StringBuilder text = new StringBuilder();
    for (VariableElement field : ElementFilter.fieldsIn(codec.getEnclosedElements())) {
      if (CodecConstants.isSchemaPart(field.getSimpleName().toString())
          && field.getConstantValue() instanceof String part) {
        text.append(part);
      }
    }
    try {
      return Optional.of(new Schema.Parser().parse(FoldedText.unfold(text.toString())));
    } catch (AvroRuntimeException e) {
      return Optional.empty();
    }
  }
}
