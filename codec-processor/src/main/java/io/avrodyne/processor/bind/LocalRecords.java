package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.discover.TypeUse;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Collects the records that have no codec of their own, such as instantiations of generic classes.
 * They become nested classes of the codec that holds them.
 */
final class LocalRecords {

  /** A generic class that holds itself with ever deeper type arguments would never end. */
  private static final int MAX_DEPTH = 16;

  private final ClassName codec;
  private final Map<String, ClassName> classes = new LinkedHashMap<>();
  private final Set<String> names = new HashSet<>();
  private final Deque<Local> waiting = new ArrayDeque<>();
  private final List<RecordPlan> made = new ArrayList<>();

  LocalRecords(ClassName codec) {
    this.codec = codec;
  }

  /** Returns the codec that holds them. */
  ClassName codec() {
    return codec;
  }

  /**
   * Returns the nested class of a record; empty if its type arguments are so deep that there must
   * be no end.
   *
   * @param use the type with its type arguments
   * @param label the Avro name, from which the class has its own
   */
  Optional<ClassName> classOf(TypeUse use, String label) {
    // Annotations on the type arguments make another record; those on the type do not.
    String key =
        TypeNames.plain(use.type()) + " of " + use.parts().stream().map(LocalRecords::key).toList();
    ClassName known = classes.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    if (depth(TypeNames.plain(use.type())) > MAX_DEPTH) {
      return Optional.empty();
    }
    ClassName created = create(key, label);
    waiting.add(new Local(use, created, label));
    return Optional.of(created);
  }

  /**
   * Returns the nested class of a record that no Java class declares.
   *
   * @param plan makes the plan for the nested class
   */
  ClassName classOf(TypeName type, String label, Function<ClassName, RecordPlan> plan) {
    String key = label + " made of " + type;
    ClassName known = classes.get(key);
    if (known != null) {
      return known;
    }
    ClassName created = create(key, label);
    made.add(plan.apply(created));
    return created;
  }

  private static String key(TypeUse use) {
    return use.annotations()
        + " "
        + TypeNames.plain(use.type())
        + use.parts().stream().map(LocalRecords::key).toList();
  }

  private ClassName create(String key, String label) {
    ClassName created = codec.nestedClass(unused(label + "Codec"));
    classes.put(key, created);
    return created;
  }

  private static int depth(TypeName type) {
    return type instanceof ParameterizedTypeName generic
        ? 1 + generic.typeArguments().stream().mapToInt(LocalRecords::depth).max().orElse(0)
        : 0;
  }

  private String unused(String name) {
    String candidate = name;
    for (int i = 2; !names.add(candidate); i++) {
      candidate = name + "_" + i;
    }
    return candidate;
  }

  /** Takes the next record that has no plan yet. */
  Optional<Local> next() {
    return Optional.ofNullable(waiting.poll());
  }

  /** Returns the plans of the records that no Java class declares. */
  List<RecordPlan> made() {
    return List.copyOf(made);
  }

  /**
   * Is a record without a codec of its own.
   *
   * @param codec the nested class
   * @param label the Avro name
   */
  record Local(TypeUse use, ClassName codec, String label) {}
}
