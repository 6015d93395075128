package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.schema.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/**
 * The emitter of the schema: its text, in constants of a size that class files allow and folded if
 * it is large, and the hash of that text.
 */
final class SchemaEmitter {

  /** Each character is one byte, and a constant can have 65,535. */
  private static final int PART_CHARS = 60_000;

  private final String text;
  private final List<String> parts;

  SchemaEmitter(String text) {
    this.text = text;
    this.parts = split(FoldedText.fold(ascii(text)));
  }

  List<FieldSpec> emitConstants() {
    List<FieldSpec> constants = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      constants.add(
          FieldSpec.builder(String.class, CodecConstants.schemaPart(i))
              .addModifiers(Modifier.STATIC, Modifier.FINAL)
              .initializer(Literals.text(parts.get(i)))
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
        .addJavadoc("Returns the hash of the full schema, which other codecs check.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(TypeName.LONG)
        .addStatement("return $L", Literals.hex(TextHash.ofText(text)))
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

  /**
   * Escapes characters that the encoding of the user's sources may lack. Only strings contain such
   * characters, so the JSON stays equivalent.
   */
  private static String ascii(String json) {
    StringBuilder text = new StringBuilder(json.length());
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      text.append(c < 0x7F ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
    }
    return text.toString();
  }

  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    for (int start = 0; start < text.length(); start += PART_CHARS) {
      parts.add(text.substring(start, Math.min(start + PART_CHARS, text.length())));
    }
    return parts;
  }
}
