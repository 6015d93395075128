package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.avrodyne.api.AvroBooleanConverter;
import io.avrodyne.api.AvroDoubleConverter;
import io.avrodyne.api.AvroFloatConverter;
import io.avrodyne.api.AvroIntConverter;
import io.avrodyne.api.AvroLongConverter;
import io.avrodyne.processor.discover.ConverterDeclaration;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/** The mapping of a type with a user-defined converter to the Avro side of that converter. */
final class ConverterBinding implements Binding {

  private static final Map<String, ScalarKind> PRIMITIVES =
      Map.of(
          AvroBooleanConverter.class.getCanonicalName(), ScalarKind.BOOLEAN,
          AvroIntConverter.class.getCanonicalName(), ScalarKind.INT,
          AvroLongConverter.class.getCanonicalName(), ScalarKind.LONG,
          AvroFloatConverter.class.getCanonicalName(), ScalarKind.FLOAT,
          AvroDoubleConverter.class.getCanonicalName(), ScalarKind.DOUBLE);

  private final Converters converters;

  /**
   * The converters being applied: a converter is not applied within its own Avro side, which would
   * never end.
   */
  private final Set<ClassName> open = new HashSet<>();

  ConverterBinding(Converters converters) {
    this.converters = converters;
  }

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    Optional<ConverterDeclaration> found = converters.find(type, context);
    if (found.isEmpty() || !open.add(ClassName.get(found.get().type()))) {
      return Optional.empty();
    }
    ConverterDeclaration converter = found.get();
    try {
      ValuePlan base = avroSide(converter, context, table);
      return Optional.of(
          new Converted(
              base,
              JavaTypeNames.plain(type),
              conversion(converter),
              ConverterProperties.of(converter, base, context)));
    } finally {
      open.remove(ClassName.get(converter.type()));
    }
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "a type with a converter, by `@AvroConvert` or `@AvroConfig`",
            "what the converter makes of it",
            "@AvroConvert(using = Cents.class) Price",
            "\"long\""));
  }

  private static ValuePlan avroSide(
      ConverterDeclaration converter, BindingContext context, TypeTable table) throws Unbindable {
    ScalarKind primitive = PRIMITIVES.get(converter.contractName());
    if (primitive != null) {
      return new ValuePlan.Scalar(primitive, primitive.javaType());
    }
    TypeMirror side = converter.avroSide().get(0);
    Markers markers = Markers.of(converter.type());
    BindingContext inner = context.with(markers).within(side);
    ValuePlan plan = table.bind(side, inner);
    if (plan instanceof OrNull) {
      throw Unbindable.because(ConverterProblems.absentSide(context, converter));
    }
    String subject = "The Avro side of " + converter.type().getSimpleName();
    MisplacedCheck.requireConsumed(markers, side, subject, inner);
    return plan;
  }

  private static Conversion conversion(ConverterDeclaration converter) {
    ClassName type = ClassName.get(converter.type());
    Receiver receiver = new Receiver(type, type.simpleName(), CodeBlock.of("new $T()", type));
    return Conversion.Values.ofUser(receiver, "toAvro", "fromAvro");
  }
}
