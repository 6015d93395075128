package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.schema.EncodedSize;
import java.util.List;
import java.util.OptionalInt;
import javax.lang.model.element.Modifier;

/** The emitter of the methods that encode and decode unions of several types. */
final class UnionEmitter {

  private final EmitContext context;

  UnionEmitter(EmitContext context) {
    this.context = context;
  }

  /**
   * Returns the method that encodes; a union of bounded size goes into an array whose capacity is
   * reserved. The codecs of other branches call it.
   */
  MethodSpec encode(Choice choice) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(context.encodeMethod(choice))
            .addModifiers(Modifier.STATIC)
            .returns(TypeName.INT)
            .addParameter(parameter(choice), "value");
    if (context.isBounded(choice)) {
      method.addParameter(byte[].class, "b");
    } else {
      method.addParameter(RuntimeNames.AVRO_OUTPUT, "out");
    }
    method.addParameter(TypeName.INT, "p");
    List<Choice.Branch> tests = choice.tests();
    for (Choice.Branch branch : tests) {
      method.addCode(test(choice, branch));
    }
    if (!choice.hasNull()) {
      method.addCode(Statements.nullCheck("value"));
    }
    return method.addStatement("throw $T.noBranch()", RuntimeNames.FAILURES).build();
  }

  /** Java refuses to test a value for its own type. */
  static TypeName parameter(Choice choice) {
    TypeName type = choice.javaType();
    boolean isBranch =
        choice.branches().stream().anyMatch(branch -> raw(branch.test()).equals(raw(type)));
    return isBranch ? ClassName.OBJECT : type;
  }

  private static TypeName raw(TypeName type) {
    return type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
  }

  private CodeBlock test(Choice choice, Choice.Branch branch) {
    CodeBlock.Builder code = CodeBlock.builder();
    int index = choice.branches().indexOf(branch);
    if (branch.isNull()) {
      return code.beginControlFlow("if (value == null)")
          .add(index(choice, index, 0))
          .addStatement("return p")
          .endControlFlow()
          .build();
    }
    OptionalInt bytes = context.maxBytes(branch.value());
    int before = new Capacity(context).before(branch.value());
    return code.beginControlFlow("if (value instanceof $T branch)", branch.test())
        .add(index(choice, index, bytes.orElse(before)))
        .add(EncodeStatement.ofPresent(context, branch.value(), operand(branch)))
        .addStatement("return p")
        .endControlFlow()
        .build();
  }

  /** Only the class can be tested; its type arguments are those that the user declared. */
  static CodeBlock operand(Choice.Branch branch) {
    TypeName type = branch.value().javaType().box();
    return type.equals(branch.test()) ? CodeBlock.of("branch") : CodeBlock.of("($T) branch", type);
  }

  private CodeBlock index(Choice choice, int index, int more) {
    CodeBlock.Builder code = CodeBlock.builder();
    boolean oneByte = choice.branches().size() <= 64;
    if (!context.isBounded(choice)) {
      code.addStatement(RuntimeCalls.ensure(EncodedSize.sum(oneByte ? 1 : 2, more)));
      code.addStatement("byte[] b = $L", RuntimeCalls.buffer());
    }
    return oneByte
        ? code.addStatement("b[p++] = $L", index << 1).build()
        : code.addStatement("p = $T.putInt(b, p, $L)", RuntimeNames.PRIMITIVES, index).build();
  }

  MethodSpec decode(Choice choice) {
    CodeBlock.Builder code = CodeBlock.builder();
    int last = choice.branches().size() - 1;
    code.add("return switch ($L) {\n", RuntimeCalls.readIndex(last + 1)).indent();
    for (int i = 0; i <= last; i++) {
      CodeBlock value = DecodeExpression.fresh(context, choice.branches().get(i).value());
      CodeBlock label = i == last ? CodeBlock.of("default") : CodeBlock.of("case $L", i);
      code.add("$L -> $L;\n", label, value);
    }
    code.unindent().add("};\n");
    return MethodSpec.methodBuilder(context.decodeMethod(choice))
        .addModifiers(Modifier.STATIC)
        .returns(choice.javaType())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addCode(code.build())
        .build();
  }
}
