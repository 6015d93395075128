package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroBigDecimal;
import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.Profile;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.TextDomain;
import io.avrodyne.processor.plan.ValuePlan;
import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping, under {@code profile = REFLECT}, of the types that Apache Avro's reflection maps
 * differently. It names the Java class wherever Apache does.
 */
final class ReflectBinding implements Binding {

  private static final String JAVA_CLASS = "java-class";

  private static final Set<TypeName> NARROW =
      Set.of(ClassName.get(Byte.class), ClassName.get(Short.class), ClassName.get(Character.class));

  private final PairMapBinding pairMaps = new PairMapBinding();

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (context.owner().settings().profile() != Profile.REFLECT) {
      return Optional.empty();
    }
    Optional<ValuePlan> number = number(type, context);
    if (number.isPresent()) {
      return number;
    }
    Optional<ValuePlan> pairs = pairMaps.bind(type, context, table);
    if (pairs.isPresent()) {
      return pairs;
    }
    Optional<String> javaClass = javaClass(type);
    return javaClass.isEmpty()
        ? Optional.empty()
        : Optional.of(named(table.bindWithout(this, type, context), javaClass.get()));
  }

  /** Numbers without an annotation are text. */
  private static Optional<ValuePlan> number(TypeMirror type, BindingContext context) {
    boolean integer = JavaTypeNames.is(type, BigInteger.class);
    if ((!integer && !JavaTypeNames.is(type, BigDecimal.class))
        || context.find(AvroDecimal.class).isPresent()
        || context.find(AvroBigDecimal.class).isPresent()) {
      return Optional.empty();
    }
    ValuePlan text =
        Converted.of(
                new ValuePlan.Text(false),
                JavaTypeNames.plain(type),
                Conversion.Values.ofRuntime(
                    RuntimeNames.TEXTS, "toText", integer ? "toBigInteger" : "toBigDecimal"))
            .within(integer ? TextDomain.BIG_INTEGER : TextDomain.BIG_DECIMAL);
    return Optional.of(named(text, JavaTypeNames.plain(type).toString()));
  }

  private static Optional<String> javaClass(TypeMirror type) {
    if (type.getKind() == TypeKind.ARRAY) {
      return Optional.of(arrayClass(type));
    }
    TypeName name = JavaTypeNames.plain(type);
    if (NARROW.contains(name.box())) {
      return Optional.of(name.box().toString());
    }
    boolean named =
        JavaTypeNames.is(type, URI.class)
            || JavaTypeNames.is(type, URL.class)
            || JavaTypeNames.is(type, File.class)
            || CollectionBinding.implementation(type).isPresent();
    return named
        ? Optional.of(JavaTypeNames.elementOf(type).getQualifiedName().toString())
        : Optional.empty();
  }

  /** Returns the name in the form of {@link Class#getName}. */
  private static String arrayClass(TypeMirror type) {
    return switch (type.getKind()) {
      case ARRAY -> "[" + arrayClass(((ArrayType) type).getComponentType());
      case BOOLEAN -> "Z";
      case BYTE -> "B";
      case SHORT -> "S";
      case INT -> "I";
      case LONG -> "J";
      case CHAR -> "C";
      case FLOAT -> "F";
      case DOUBLE -> "D";
      default -> "L" + binaryName(ClassName.get(JavaTypeNames.elementOf(type))) + ";";
    };
  }

  private static String binaryName(ClassName type) {
    return type.reflectionName();
  }

  /** Adds the name of the class; a char is a plain int here. */
  private static ValuePlan named(ValuePlan plan, String javaClass) {
    Map<String, Object> properties = new LinkedHashMap<>();
    if (!(plan instanceof Converted converted)) {
      properties.put(JAVA_CLASS, javaClass);
      return new Converted(plan, plan.javaType(), new Conversion.AsIs(), properties);
    }
    properties.putAll(converted.properties());
    properties.remove("logicalType", "char");
    properties.put(JAVA_CLASS, javaClass);
    return new Converted(
        converted.base(),
        converted.javaType(),
        converted.conversion(),
        properties,
        converted.domain());
  }
}
