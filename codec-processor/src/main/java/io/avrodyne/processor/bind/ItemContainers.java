package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.ContainerPlan.Access;
import io.avrodyne.processor.plan.ContainerPlan.Filling;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** The ways in which decoding makes collections and fills them. */
final class ItemContainers {

  private ItemContainers() {}

  /**
   * Returns how a collection is made.
   *
   * @param made the declared type, with the type of the items in place of a wildcard
   * @param list whether items are reached by their index
   */
  static ContainerPlan of(
      Class<?> implementation, TypeName declared, TypeName made, ValuePlan item, boolean list) {
    Access access = list ? Access.LIST : Access.COLLECTION;
    if (implementation == CopyOnWriteArrayList.class) {
      return of(access, ArrayList.class, item, CodeBlock.of("new $T(items)", made));
    }
    if (implementation == CopyOnWriteArraySet.class) {
      CodeBlock result = CodeBlock.of("$T.toCopiedSet(items, in)", RuntimeNames.TABLES);
      return of(access, LinkedHashSet.class, item, result);
    }
    boolean reusable = list && implementation == ArrayList.class && made.equals(declared);
    return new ContainerPlan(
        access,
        made,
        creation(implementation, item),
        ContainerPlan.ITEMS,
        reusable ? Filling.REUSABLE : filling(implementation, item));
  }

  /** A collection that copies itself for each added item is created from another collection. */
  private static ContainerPlan of(Access access, Class<?> first, ValuePlan item, CodeBlock result) {
    return new ContainerPlan(
        access,
        ParameterizedTypeName.get(ClassName.get(first), item.javaType().box()),
        creation(first, item),
        result,
        filling(first, item));
  }

  private static Filling filling(Class<?> implementation, ValuePlan item) {
    return HashSet.class.isAssignableFrom(implementation) && !OrderedTypes.has(item)
        ? Filling.COUNTED
        : Filling.FRESH;
  }

  private static CodeBlock creation(Class<?> implementation, ValuePlan item) {
    if (implementation == EnumSet.class) {
      return CodeBlock.of("$T.noneOf($T.class)", EnumSet.class, item.javaType());
    }
    if (implementation == ArrayList.class || implementation == ArrayDeque.class) {
      return CodeBlock.of("new $T<>($T.presize(count))", implementation, RuntimeNames.INPUTS);
    }
    if (HashSet.class.isAssignableFrom(implementation)) {
      return CodeBlock.of("new $T<>($T.mapCapacity(count))", implementation, RuntimeNames.INPUTS);
    }
    return CodeBlock.of("new $T<>()", implementation);
  }
}
