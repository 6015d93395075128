package io.avrodyne.pekko;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The types of a serializer: those of its setup, those bound to it, and those that its section
 * lists, in this order.
 */
final class ConfiguredTypes {

  /** The name of the serializer in {@code reference.conf}. */
  private static final String NAME = "avrodyne";

  private static final String BINDINGS = "pekko.actor.serialization-bindings";

  private final Config config;
  private final ClassLoader loader;
  private final TypeScan scan = new TypeScan();

  /**
   * Creates the search.
   *
   * @param loader the loader of the actor system, for the classes that its configuration names
   */
  ConfiguredTypes(Config config, ClassLoader loader) {
    this.config = config;
    this.loader = loader;
  }

  /**
   * Returns the types.
   *
   * @throws ConfigException if a name is not that of a class
   * @throws IllegalArgumentException if a class has no codec
   */
  KnownTypes of(Settings settings, @Nullable AvrodyneSetup setup) {
    if (setup != null) {
      setup.codecs().forEach(scan::put);
      setup.types().forEach(scan::add);
    }
    for (String name : settings.types()) {
      scan.add(load(name, Settings.SECTION + ".types"));
    }
    addBound();
    KnownTypes types = scan.types();
    settings.removedTypes().forEach(removed -> requireRemoved(removed, types));
    return types;
  }

  private void requireRemoved(String removed, KnownTypes types) {
    if (types.isNamed(removed)) {
      throw wrongRemoved(removed + " is a name or an alias of a type that the serializer knows");
    }
    if (removed.indexOf('$') >= 0) {
      throw wrongRemoved(
          removed
              + " is not a name of a schema; names of nested types have dots, as in "
              + removed.replace('$', '.'));
    }
  }

  private ConfigException wrongRemoved(String reason) {
    String path = Settings.SECTION + ".removed-types";
    return new ConfigException.BadValue(config.getValue(path).origin(), path, reason);
  }

  /** Adds bound classes, and checks afterwards that something known implements the other ones. */
  private void addBound() {
    List<Class<?>> markers = new ArrayList<>();
    for (String name : bound()) {
      Class<?> type = load(name, BINDINGS);
      if (scan.isMarker(type)) {
        markers.add(type);
      } else {
        scan.add(type);
      }
    }
    for (Class<?> marker : markers) {
      if (!scan.covers(marker)) {
        throw new IllegalArgumentException(
            marker.getName()
                + " is bound to the serializer of Avrodyne, but has no codec, and no type that the"
                + " serializer knows is a subtype. List the subtypes in avrodyne.pekko.types.");
      }
    }
  }

  private List<String> bound() {
    return config.getObject(BINDINGS).entrySet().stream()
        .filter(entry -> NAME.equals(entry.getValue().unwrapped()))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  private Class<?> load(String name, String path) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new ConfigException.BadValue(
          config.getValue(path).origin(), path, name + " is not a class on the class path", e);
    }
  }
}
