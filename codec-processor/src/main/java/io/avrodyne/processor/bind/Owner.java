package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.discover.Settings;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.DeclaredType;

/**
 * Is the codec that is being bound. Records that have no codec of their own, such as instantiations
 * of generic classes, become nested classes of it.
 */
final class Owner {

  /** A generic class that holds itself with ever deeper type arguments would never end. */
  private static final int MAX_DEPTH = 16;

  private final ClassName codec;
  private final Settings settings;
  private final Map<String, ClassName> locals;
  private final Set<String> names;
  private final Deque<Local> waiting;

  Owner(ClassName codec, Settings settings) {
    this(codec, settings, new LinkedHashMap<>(), new HashSet<>(), new ArrayDeque<>());
  }

  private Owner(
      ClassName codec,
      Settings settings,
      Map<String, ClassName> locals,
      Set<String> names,
      Deque<Local> waiting) {
    this.codec = codec;
    this.settings = settings;
    this.locals = locals;
    this.names = names;
    this.waiting = waiting;
  }

  /** Returns this codec with the settings of a record in it. */
  Owner with(Settings others) {
    return new Owner(codec, others, locals, names, waiting);
  }

  Settings settings() {
    return settings;
  }

  ClassName codec() {
    return codec;
  }

  /**
   * Returns the nested class of a record; empty if its type arguments are so deep that there must
   * be no end.
   *
   * @param type with its type arguments
   * @param label the Avro name, from which the class has its own
   */
  Optional<ClassName> local(DeclaredType type, String label) {
    // Annotations on the type arguments make another record; those on the type do not.
    String key = type.asElement() + " of " + type.getTypeArguments();
    ClassName known = locals.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    if (depth(TypeNames.plain(type)) > MAX_DEPTH) {
      return Optional.empty();
    }
    ClassName created = codec.nestedClass(unused(label + "Codec"));
    locals.put(key, created);
    waiting.add(new Local(type, created, label));
    return Optional.of(created);
  }

  private static int depth(TypeName type) {
    return type instanceof ParameterizedTypeName generic
        ? 1 + generic.typeArguments().stream().mapToInt(Owner::depth).max().orElse(0)
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

  /**
   * Is a record without a codec of its own.
   *
   * @param codec the nested class
   * @param label the Avro name
   */
  record Local(DeclaredType type, ClassName codec, String label) {}
}
