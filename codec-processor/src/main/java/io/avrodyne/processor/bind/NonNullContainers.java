package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Hashtable;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import javax.lang.model.type.TypeMirror;

/** The collections and maps that reject null, among those that decoding creates. */
final class NonNullContainers {

  /** The parts of a collection or map. */
  enum Part {
    ITEMS,
    KEYS,
    VALUES
  }

  private static final Map<Part, Set<Class<?>>> REJECTING =
      Map.of(
          Part.ITEMS,
          Set.of(
              ArrayDeque.class,
              PriorityQueue.class,
              LinkedBlockingQueue.class,
              LinkedBlockingDeque.class,
              ConcurrentLinkedQueue.class,
              ConcurrentLinkedDeque.class,
              TreeSet.class,
              ConcurrentSkipListSet.class,
              EnumSet.class),
          Part.KEYS,
          Set.of(
              Hashtable.class,
              ConcurrentHashMap.class,
              ConcurrentSkipListMap.class,
              TreeMap.class,
              EnumMap.class),
          Part.VALUES,
          Set.of(Hashtable.class, ConcurrentHashMap.class, ConcurrentSkipListMap.class));

  private NonNullContainers() {}

  /** Returns whether a class rejects null as a part. */
  static boolean reject(Class<?> implementation, Part part) {
    return REJECTING.getOrDefault(part, Set.of()).contains(implementation);
  }

  /**
   * Requires a part of a container to have no null if the container rejects it.
   *
   * @param implementation the class that decoding creates for the container
   * @param shape the shape of the part
   */
  static void require(
      Class<?> implementation,
      Part part,
      TypeMirror container,
      ValuePlan shape,
      BindingContext context)
      throws Unbindable {
    if (reject(implementation, part) && mayBeNull(shape)) {
      String parts = part.name().toLowerCase(Locale.ROOT);
      throw Unbindable.because(
          new Problem(
              Code.NULL_POLICY,
              context.subject()
                  + " is "
                  + JavaTypeNames.plain(container)
                  + ", whose "
                  + parts
                  + " may be null.",
              "Decoding uses " + implementation.getSimpleName() + ", which rejects null.",
              "Use " + parts + " that are never null, or " + other(implementation, part) + ".",
              context.origin()));
    }
  }

  private static boolean mayBeNull(ValuePlan shape) {
    return shape instanceof ValuePlan.Nothing
        || (shape instanceof Choice choice && choice.hasNull())
        || (shape instanceof OrNull && !OrNull.isOptional(shape));
  }

  private static String other(Class<?> implementation, Part part) {
    if (part != Part.ITEMS) {
      return "a Map";
    }
    return Set.class.isAssignableFrom(implementation) ? "a Set" : "a List";
  }
}
