package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.Symbols;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The emitter of the tables that map the indexes of a writer's symbols to the constants of an enum.
 */
final class EnumTables {

  /** Longer tables have a method of their own: all others share the initialiser of the class. */
  private static final int MAX_INLINE = 100;

  private EnumTables() {}

  /** Adds a table to a class, and a method that makes it if it is long. */
  static void add(
      TypeSpec.Builder type,
      EmitContext context,
      String name,
      Symbols symbols,
      List<String> constants,
      Modifier... modifiers) {
    TypeName table = ParameterizedTypeName.get(RuntimeNames.ENUM_TABLE, symbols.javaType());
    CodeBlock made = made(symbols, constants);
    boolean inline = constants.size() <= MAX_INLINE;
    String method = inline ? "" : context.newMember("tableOf" + name);
    type.addField(
        FieldSpec.builder(table, name)
            .addModifiers(modifiers)
            .addModifiers(Modifier.STATIC, Modifier.FINAL)
            .initializer(inline ? made : CodeBlock.of("$N()", method))
            .build());
    if (!inline) {
      type.addMethod(
          MethodSpec.methodBuilder(method)
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
              .returns(table)
              .addStatement("return $L", made)
              .build());
    }
  }

  private static CodeBlock made(Symbols symbols, List<String> constants) {
    CodeBlock all =
        constants.stream()
            .map(constant -> constant(symbols, constant))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.of("$T.of($L)", RuntimeNames.ENUM_TABLE, all);
  }

  /** If a field hides the name of an enum, only its class can be named. */
  private static CodeBlock constant(Symbols symbols, String constant) {
    return symbols.obscured()
        ? CodeBlock.of(
            "$T.valueOf($T.class, $L)", Enum.class, symbols.javaType(), Literals.text(constant))
        : CodeBlock.of("$T.$N", symbols.javaType(), constant);
  }
}
