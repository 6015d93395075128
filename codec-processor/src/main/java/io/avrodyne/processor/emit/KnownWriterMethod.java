package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.jspecify.annotations.Nullable;

/**
 * Emits straight-line code for what an earlier version wrote: the fields in its order, promoted,
 * skipped or defaulted in place. What is no matter of one line goes through its step of the
 * resolution, whose steps are the same.
 */
final class KnownWriterMethod {

  private final EmitContext context;
  private final RecordPlan plan;
  private final boolean recursive;
  private final Schema reader;

  KnownWriterMethod(EmitContext context, RecordPlan plan, boolean recursive, Schema reader) {
    this.recursive = recursive;
    this.context = context;
    this.plan = plan;
    this.reader = reader;
  }

  /** Returns the method, if the version can be read and is not too wide. */
  Optional<MethodSpec> emit(String name, EarlierVersion version) {
    Schema writer = version.schema();
    return writer.getType() != Schema.Type.RECORD
            || !MethodSplitter.resolvesInSteps(plan)
            || MethodSplitter.decodesInParts(plan)
            || !isReadable(writer)
        ? Optional.empty()
        : Optional.of(method(name, version));
  }

  /** Apache's check fails where a field and one of its aliases were both written. */
  private boolean isReadable(Schema writer) {
    try {
      return SchemaCompatibility.checkReaderWriterCompatibility(reader, writer).getType()
          == SchemaCompatibilityType.COMPATIBLE;
    } catch (AvroRuntimeException e) {
      return false;
    }
  }

  private MethodSpec method(String name, EarlierVersion version) {
    NameAllocator locals = context.locals(plan.fields(), "in", "plan", "step", "at", "e", "value");
    CodeBlock.Builder code = CodeBlock.builder().add(Depth.begin(recursive));
    for (FieldPlan field : plan.fields()) {
      code.addStatement("$T $N", field.type(), locals.get(field));
    }
    List<CodeBlock> steps = steps(version.schema(), locals);
    if (!steps.isEmpty()) {
      code.addStatement("$T at = $S", String.class, "").beginControlFlow("try");
      steps.forEach(code::add);
      code.add(Trace.endDecoding("at"));
    }
    return MethodSpec.methodBuilder(name)
        .addJavadoc("Decodes what version $L wrote.\n", version.version())
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(plan.type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(RuntimeNames.RESOLUTION, "plan")
        .addCode(code.add(Depth.end(recursive)).add(Creations.of(plan, locals)).build())
        .build();
  }

  private List<CodeBlock> steps(Schema writer, NameAllocator locals) {
    WriterFields fields = WriterFields.of(writer, reader);
    List<CodeBlock> steps = new ArrayList<>();
    for (Schema.Field written : writer.getFields()) {
      Optional<Schema.Field> read = fields.readerOf(written);
      steps.add(
          at(
              written.name(),
              read.isEmpty()
                  ? skip(written, steps.size())
                  : read(written.schema(), read.get(), steps.size(), locals)));
    }
    for (Schema.Field lacking : fields.defaulted()) {
      steps.add(at(lacking.name(), defaulted(lacking, steps.size(), locals)));
    }
    return steps;
  }

  private static CodeBlock at(String name, CodeBlock code) {
    return CodeBlock.builder().addStatement("at = $S", name).add(code).build();
  }

  private static CodeBlock skip(Schema.Field written, int step) {
    CodeBlock.Builder code = CodeBlock.builder();
    return switch (written.schema().getType()) {
      case INT -> code.addStatement("in.readInt()").build();
      case LONG -> code.addStatement("in.readLong()").build();
      case FLOAT -> code.addStatement("in.readFloat()").build();
      case DOUBLE -> code.addStatement("in.readDouble()").build();
      case BOOLEAN -> code.addStatement("in.readBoolean()").build();
      default -> code.addStatement("plan.step($L).skip(in)", step).build();
    };
  }

  private CodeBlock read(Schema written, Schema.Field read, int step, NameAllocator locals) {
    FieldPlan field = plan.fields().get(read.pos());
    if (written.equals(read.schema())) {
      return CodeBlock.builder()
          .add(DecodeExpression.prelude(field.value()))
          .addStatement(
              "$N = $L", locals.get(field), DecodeExpression.fresh(context, field.value()))
          .build();
    }
    @Nullable CodeBlock promoted = promoted(written, field.value());
    return promoted == null
        ? stepped(field, step, locals)
        : CodeBlock.builder().addStatement("$N = $L", locals.get(field), promoted).build();
  }

  /** Returns the expression of a number that is promoted, null for anything else. */
  private static @Nullable CodeBlock promoted(Schema written, ValuePlan value) {
    if (!(value instanceof ValuePlan.Scalar scalar) || written.getLogicalType() != null) {
      return null;
    }
    ScalarKind kind = scalar.kind();
    boolean known =
        switch (written.getType()) {
          case INT ->
              kind == ScalarKind.LONG || kind == ScalarKind.FLOAT || kind == ScalarKind.DOUBLE;
          case LONG -> kind == ScalarKind.FLOAT || kind == ScalarKind.DOUBLE;
          case FLOAT -> kind == ScalarKind.DOUBLE;
          default -> false;
        };
    String suffix = written.getType().getName();
    return known
        ? CodeBlock.of(
            "($T) in.read$L()",
            scalar.javaType().unbox(),
            Character.toUpperCase(suffix.charAt(0)) + suffix.substring(1))
        : null;
  }

  private CodeBlock stepped(FieldPlan field, int step, NameAllocator locals) {
    CodeBlock at = CodeBlock.of("plan.step($L)", step);
    if (ResolveExpression.entered(field.value())) {
      return CodeBlock.builder()
          .addStatement(
              "$N = $L", locals.get(field), ResolveExpression.of(context, field.value(), at))
          .build();
    }
    return CodeBlock.builder()
        .addStatement("$L.open(in)", at)
        .add(DecodeExpression.prelude(field.value()))
        .addStatement("$N = $L", locals.get(field), DecodeExpression.fresh(context, field.value()))
        .addStatement("$L.close(in)", at)
        .build();
  }

  private CodeBlock defaulted(Schema.Field lacking, int step, NameAllocator locals) {
    FieldPlan field = plan.fields().get(lacking.pos());
    return DefaultLiteral.of(field.value(), lacking.defaultVal())
        .map(
            literal ->
                CodeBlock.builder().addStatement("$N = $L", locals.get(field), literal).build())
        .orElseGet(() -> stepped(field, step, locals));
  }
}
