package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.avrodyne.api.AvroFixed;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of ByteBuffer to bytes, or to a fixed if an annotation requests one. */
final class ByteBufferBinding implements Binding {

  private static final ClassName BUFFER = ClassName.get(ByteBuffer.class);

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    if (!JavaTypeNames.is(type, ByteBuffer.class)) {
      return Optional.empty();
    }
    return Optional.of(
        context
            .consume(AvroFixed.class)
            .map(marker -> fixed(FixedNames.fixed(marker, context, marker.integer("size", 0))))
            .orElseGet(ByteBufferBinding::bytes));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(new Mapping("`ByteBuffer`", "the same", "java.nio.ByteBuffer", "\"bytes\""));
  }

  private static ValuePlan fixed(ValuePlan.Fixed base) {
    Receiver binaries = Receiver.ofStatic(RuntimeNames.BINARIES);
    CodeBlock size = CodeBlock.of(", $L", base.size());
    return Converted.of(
        base, BUFFER, new Conversion.Streams(binaries, "putFixed", "readFixedBuffer", size, false));
  }

  private static ValuePlan bytes() {
    return Converted.of(
        new ValuePlan.Binary(),
        BUFFER,
        Conversion.Streams.ofRuntime(RuntimeNames.BINARIES, "put", "readBuffer"));
  }
}
