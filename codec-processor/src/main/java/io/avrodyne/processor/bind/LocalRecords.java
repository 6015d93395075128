package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.discover.KindCheck;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Settings;
import io.avrodyne.processor.discover.settings.TypeUse;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The records that have no codec of their own, such as instantiations of generic classes. They
 * become nested classes of the codec that contains them.
 */
final class LocalRecords {

  /** Type arguments that change places would lead to an excessive number of instantiations. */
  private static final int MAX_RECURRING = 200;

  /**
   * In a chain of generic classes that each contain the next one twice, the number doubles at each
   * step.
   */
  static final int MAX_RECORDS = 1_000;

  private final ClassName codec;
  private final Set<ClassName> shapers = new LinkedHashSet<>();
  private final Map<Object, ClassName> classes = new LinkedHashMap<>();
  private final Set<String> names = new HashSet<>();
  private final Deque<Local> waiting = new ArrayDeque<>();
  private final List<RecordPlan> made = new ArrayList<>();
  private final Set<String> recurring = new HashSet<>();
  private final Set<ElementOrigin> endless = new HashSet<>();

  /** The path to the type that is being bound, null within the annotated type itself. */
  private @Nullable InstantiationPath path;

  LocalRecords(ClassName codec) {
    this.codec = codec;
  }

  /** Returns the codec that contains them. */
  ClassName codec() {
    return codec;
  }

  /**
   * Returns the nested class of a record.
   *
   * @param type with its type arguments
   * @param label the Avro name, from which the name of the class is derived
   */
  ClassName classOf(BindingContext context, TypeMirror type, String label) throws Unbindable {
    TypeUse use = context.use(type);
    // Annotations on the type arguments make another record; those on the type do not.
    String key =
        JavaTypeNames.plain(use.type())
            + " of "
            + use.parts().stream().map(LocalRecords::key).toList();
    ClassName known = classes.get(key);
    if (known != null) {
      return known;
    }
    if (classes.size() >= MAX_RECORDS) {
      throw endless.add(context.origin())
          ? Unbindable.because(EndlessTypes.number(context, MAX_RECORDS))
          : Unbindable.becauseOfAnother();
    }
    InstantiationPath way = way(context, type);
    ClassName created = create(key, label);
    waiting.add(new Local(use, created, label, way));
    return created;
  }

  /** Enters an instantiation that has no record, and returns the path to pass to {@link #leave}. */
  @Nullable InstantiationPath enter(BindingContext context, TypeMirror type) throws Unbindable {
    InstantiationPath before = path;
    path = way(context, type);
    return before;
  }

  /** Goes back. */
  void leave(@Nullable InstantiationPath before) {
    path = before;
  }

  /** Returns the path to a type, unless the path is endless; each place is reported once. */
  private @Nullable InstantiationPath way(BindingContext context, TypeMirror type)
      throws Unbindable {
    if (((DeclaredType) type).getTypeArguments().isEmpty()) {
      return path;
    }
    InstantiationPath way =
        InstantiationPath.to(path, JavaTypeNames.elementOf(type), TypeExtent.of(type));
    if (way.again()) {
      recurring.add(type.toString());
    }
    if (!way.isEndless() && recurring.size() <= MAX_RECURRING) {
      return way;
    }
    throw endless.add(context.origin())
        ? Unbindable.because(EndlessTypes.instantiations(JavaTypeNames.plain(type), context))
        : Unbindable.becauseOfAnother();
  }

  /**
   * Returns the nested class of a record that no Java class declares.
   *
   * @param identity what makes it the same record as another one: its names and its fields
   * @param label the Avro name
   * @param plan makes the plan for the nested class
   */
  ClassName classOf(Object identity, String label, Function<ClassName, RecordPlan> plan) {
    ClassName known = classes.get(identity);
    if (known != null) {
      return known;
    }
    ClassName created = create(identity, label);
    made.add(plan.apply(created));
    return created;
  }

  private static String key(TypeUse use) {
    return use.annotations()
        + " "
        + JavaTypeNames.plain(use.type())
        + use.parts().stream().map(LocalRecords::key).toList();
  }

  private ClassName create(Object key, String label) {
    ClassName created = codec.nestedClass(unused(label + "Codec"));
    classes.put(key, created);
    return created;
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
    Optional<Local> local = Optional.ofNullable(waiting.poll());
    path = local.map(Local::path).orElse(null);
    return local;
  }

  /** Returns the class of a codec that has no record, which is named after a method. */
  ClassName classOf(String method) {
    return codec.nestedClass(
        unused(method.substring(0, 1).toUpperCase(Locale.ROOT) + method.substring(1) + "Codec"));
  }

  /** Takes the plans of the records that no Java class declares. */
  List<RecordPlan> takeMade() {
    List<RecordPlan> taken = List.copyOf(made);
    made.clear();
    return taken;
  }

  /**
   * A record without a codec of its own.
   *
   * @param codec the nested class
   * @param label the Avro name
   * @param path the path to it, null if it contains no generic class
   */
  record Local(TypeUse use, ClassName codec, String label, @Nullable InstantiationPath path) {}

  /** Remembers the classes with the settings of a record of this codec. */
  void shapedBy(Settings settings) {
    settings.configs().stream()
        .filter(config -> KindCheck.isNameable(config.type(), codec.packageName()))
        .map(config -> ClassName.get(config.type()))
        .forEach(shapers::add);
  }

  /**
   * Returns the classes with the settings of all records. A class that is not visible is named by
   * the type itself, which refers to it.
   */
  List<ClassName> shapers() {
    return List.copyOf(shapers);
  }
}
