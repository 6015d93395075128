package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.bind.NonNullContainers.Part;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of collections to arrays; decoding creates the usual implementation of an interface.
 */
final class CollectionBinding implements Binding {

  private static final Map<Class<?>, Class<?>> IMPLEMENTATIONS =
      Map.ofEntries(
          Map.entry(List.class, ArrayList.class),
          Map.entry(Collection.class, ArrayList.class),
          Map.entry(ArrayList.class, ArrayList.class),
          Map.entry(LinkedList.class, LinkedList.class),
          Map.entry(Vector.class, Vector.class),
          Map.entry(Stack.class, Stack.class),
          Map.entry(CopyOnWriteArrayList.class, CopyOnWriteArrayList.class),
          Map.entry(Set.class, LinkedHashSet.class),
          Map.entry(LinkedHashSet.class, LinkedHashSet.class),
          Map.entry(HashSet.class, HashSet.class),
          Map.entry(SortedSet.class, TreeSet.class),
          Map.entry(NavigableSet.class, TreeSet.class),
          Map.entry(TreeSet.class, TreeSet.class),
          Map.entry(ConcurrentSkipListSet.class, ConcurrentSkipListSet.class),
          Map.entry(CopyOnWriteArraySet.class, CopyOnWriteArraySet.class),
          Map.entry(EnumSet.class, EnumSet.class),
          Map.entry(Queue.class, ArrayDeque.class),
          Map.entry(Deque.class, ArrayDeque.class),
          Map.entry(ArrayDeque.class, ArrayDeque.class),
          Map.entry(PriorityQueue.class, PriorityQueue.class),
          Map.entry(BlockingQueue.class, LinkedBlockingQueue.class),
          Map.entry(BlockingDeque.class, LinkedBlockingDeque.class),
          Map.entry(LinkedBlockingQueue.class, LinkedBlockingQueue.class),
          Map.entry(LinkedBlockingDeque.class, LinkedBlockingDeque.class),
          Map.entry(ConcurrentLinkedQueue.class, ConcurrentLinkedQueue.class),
          Map.entry(ConcurrentLinkedDeque.class, ConcurrentLinkedDeque.class));

  /** Collections whose items can be reached by index; all others are written by iterator. */
  private static final Set<String> LISTS =
      IMPLEMENTATIONS.keySet().stream()
          .filter(List.class::isAssignableFrom)
          .map(Class::getName)
          .collect(Collectors.toSet());

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    Optional<Class<?>> implementation = implementation(type);
    return implementation.isEmpty()
        ? Optional.empty()
        : Optional.of(items(type, implementation.get(), context, table));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`List`, `Set`, `Collection`, `Queue`, `Deque`, their sorted, blocking and concurrent variants, and the usual implementations in the JDK",
            "`array`; reading makes the usual implementation, in the order of the data",
            "java.util.Set<String>",
            "{\"type\":\"array\",\"items\":\"string\"}"));
  }

  /** Returns the class that decoding creates for a type, if the type is a collection. */
  static Optional<Class<?>> implementation(TypeMirror type) {
    return IMPLEMENTATIONS.entrySet().stream()
        .filter(entry -> JavaTypeNames.is(type, entry.getKey()))
        .findFirst()
        .map(Map.Entry::getValue);
  }

  private static ValuePlan items(
      TypeMirror type, Class<?> implementation, BindingContext context, TypeTable table)
      throws Unbindable {
    TypeMirror held =
        Set.class.isAssignableFrom(implementation)
            ? ContainerTypes.distinct(type, context)
            : ContainerTypes.argument(type, 0, context);
    ValuePlan item =
        table.bindItem(held, context, NonNullContainers.reject(implementation, Part.ITEMS));
    NaturalOrder.require(implementation, type, held, item, context);
    NonNullContainers.require(implementation, Part.ITEMS, type, item, context);
    TypeElement element = JavaTypeNames.elementOf(type);
    TypeName declared = JavaTypeNames.plain(type);
    TypeName made = ParameterizedTypeName.get(ClassName.get(element), item.javaType().box());
    boolean list = LISTS.contains(element.getQualifiedName().toString());
    return new ValuePlan.Items(
        declared, item, ItemContainers.of(implementation, declared, made, item, list));
  }
}
