package io.avrodyne.processor.bind;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.ContainerPlan.Access;
import io.avrodyne.processor.plan.ContainerPlan.Filling;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The mapping of arrays, other than arrays of bytes, to arrays. */
final class ArrayBinding implements Binding {

  /** The array, without its unused end. */
  private static final CodeBlock WITHOUT_UNUSED_END =
      CodeBlock.of("i == items.length ? items : $T.copyOf(items, i)", Arrays.class);

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (type.getKind() != TypeKind.ARRAY) {
      return Optional.empty();
    }
    ValuePlan item = table.bindItem(((ArrayType) type).getComponentType(), context);
    TypeName name = JavaTypeNames.plain(type);
    ContainerPlan container =
        new ContainerPlan(
            Access.ARRAY, name, creation((ArrayTypeName) name), WITHOUT_UNUSED_END, Filling.FRESH);
    return Optional.of(new ValuePlan.Items(name, item, container));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping("`T[]`", "`array`", "String[]", "{\"type\":\"array\",\"items\":\"string\"}"));
  }

  /** An array of arrays gives the length of the first dimension; one of a generic type is cast. */
  private static CodeBlock creation(ArrayTypeName array) {
    TypeName component = array.componentType();
    StringBuilder dimensions = new StringBuilder();
    while (component instanceof ArrayTypeName inner) {
      dimensions.append("[]");
      component = inner.componentType();
    }
    CodeBlock length = CodeBlock.of("[$T.presize(count)]$L", RuntimeNames.INPUTS, dimensions);
    return component instanceof ParameterizedTypeName generic
        ? CodeBlock.of("($T) new $T$L", array, JavaTypeNames.unbounded(generic), length)
        : CodeBlock.of("new $T$L", component, length);
  }
}
