package io.avrodyne.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Locale;
import java.util.stream.Collectors;

/** The names of shapes within the names of members, such as {@code ListOfNullableString}. */
final class ShapeNames implements ValuePlan.Visitor<String> {

  private static final ShapeNames INSTANCE = new ShapeNames();

  /** A class file has the name of its class, and file systems allow names of 255 bytes. */
  private static final int MAX_CHARS = 100;

  private ShapeNames() {}

  static String of(ValuePlan plan) {
    String name = plan.accept(INSTANCE);
    return name.length() > MAX_CHARS
        ? name.substring(0, MAX_CHARS - 20) + Integer.toHexString(name.hashCode())
        : name;
  }

  /** Returns the name of a constant for a class. */
  static String constant(String simpleName) {
    return simpleName.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
  }

  @Override
  public String nothing(ValuePlan.Nothing plan) {
    return "Null";
  }

  @Override
  public String scalar(ValuePlan.Scalar plan) {
    return simple(plan.javaType());
  }

  @Override
  public String text(ValuePlan.Text plan) {
    return (plan.interned() ? "Interned" : "") + simple(plan.javaType());
  }

  @Override
  public String binary(ValuePlan.Binary plan) {
    return "Bytes";
  }

  @Override
  public String fixed(ValuePlan.Fixed plan) {
    return "Fixed" + plan.size();
  }

  @Override
  public String symbols(Symbols plan) {
    return simple(plan.javaType());
  }

  @Override
  public String nested(ValuePlan.Nested plan) {
    return simple(plan.javaType());
  }

  @Override
  public String items(ValuePlan.Items plan) {
    return container(plan.javaType()) + "Of" + of(plan.item());
  }

  @Override
  public String entries(ValuePlan.Entries plan) {
    String key = plan.key() instanceof ValuePlan.Text ? "" : of(plan.key()) + "To";
    return container(plan.javaType()) + "Of" + key + of(plan.value());
  }

  @Override
  public String choice(Choice plan) {
    return (plan.hasNull() ? "Nullable" : "") + plan.label();
  }

  @Override
  public String nullable(OrNull plan) {
    return "Nullable" + of(plan.value());
  }

  @Override
  public String converted(Converted plan) {
    return simple(plan.javaType());
  }

  private static String container(TypeName type) {
    return type instanceof ParameterizedTypeName generic
        ? generic.rawType().simpleName()
        : type instanceof ArrayTypeName ? "Array" : simple(type);
  }

  private static String simple(TypeName type) {
    if (type instanceof ParameterizedTypeName generic) {
      return generic.rawType().simpleName()
          + "Of"
          + generic.typeArguments().stream()
              .map(ShapeNames::simple)
              .collect(Collectors.joining("And"));
    }
    if (type instanceof ArrayTypeName array) {
      return "ArrayOf" + simple(array.componentType());
    }
    return type.box() instanceof ClassName named ? named.simpleName() : "Any";
  }
}
