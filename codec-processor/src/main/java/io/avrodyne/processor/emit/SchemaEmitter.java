package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.CodecConstants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Emits the schema: its text in constants of a size that class files allow, and the hash of that
 * text.
 */
final class SchemaEmitter {

  /** Of up to three bytes each, within the 65,535 of a constant. */
  private static final int PART_CHARS = 20_000;

  private final String text;
  private final List<String> parts;

  SchemaEmitter(String text) {
    this.text = text;
    this.parts = split(text);
  }

  List<FieldSpec> emitConstants() {
    List<FieldSpec> constants = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      constants.add(
          FieldSpec.builder(String.class, CodecConstants.schemaPart(i))
              .addModifiers(Modifier.STATIC, Modifier.FINAL)
              .initializer("$S", parts.get(i))
              .build());
    }
    return constants;
  }

  /**
   * The hash is reached by a method, because a constant would be copied into the classes that
   * compare it.
   */
  MethodSpec emitHash() {
    return MethodSpec.methodBuilder(CodecConstants.SCHEMA_HASH)
        .addJavadoc("Returns the hash of the full schema, by which codecs know each other.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(TypeName.LONG)
        .addStatement("return $L", Literals.hex(Fingerprints.ofText(text)))
        .build();
  }

  MethodSpec emitText() {
    return MethodSpec.methodBuilder("schemaText")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(String.class)
        .addStatement("return $L", expression())
        .build();
  }

  private CodeBlock expression() {
    if (parts.size() == 1) {
      return CodeBlock.of("$N", CodecConstants.schemaPart(0));
    }
    CodeBlock.Builder joined = CodeBlock.builder().add("$T.join(\"\"", String.class);
    for (int i = 0; i < parts.size(); i++) {
      joined.add(", $N", CodecConstants.schemaPart(i));
    }
    return joined.add(")").build();
  }

  private static List<String> split(String text) {
    if (text.getBytes(StandardCharsets.UTF_8).length <= 3 * PART_CHARS) {
      return List.of(text);
    }
    List<String> parts = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = Math.min(start + PART_CHARS, text.length());
      if (Character.isHighSurrogate(text.charAt(end - 1)) && end < text.length()) {
        end--;
      }
      parts.add(text.substring(start, end));
      start = end;
    }
    return parts;
  }
}
