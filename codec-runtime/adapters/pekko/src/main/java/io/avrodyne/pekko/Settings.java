package io.avrodyne.pekko;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigValue;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.adapter.Limit;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The settings of a serializer, from the section {@code avrodyne.pekko}.
 *
 * @param types the names of classes that are known in addition to those that are bound
 * @param removedTypes the full Avro names of types whose data are not decoded
 * @param maxReusedBuffer the size in bytes beyond which a buffer is not kept
 */
record Settings(
    int identifier,
    List<String> types,
    Set<String> removedTypes,
    long maxReusedBuffer,
    DecodeLimits limits) {

  static final String SECTION = "avrodyne.pekko";

  private static final String UNLIMITED = "unlimited";
  private static final Set<String> KEYS =
      Set.of("types", "removed-types", "max-reused-buffer", "limits");
  private static final Set<String> LIMITS =
      Arrays.stream(Limit.values()).map(Settings::keyOf).collect(Collectors.toUnmodifiableSet());

  Settings {
    types = List.copyOf(types);
    removedTypes = Set.copyOf(removedTypes);
  }

  /**
   * Reads the settings of an actor system.
   *
   * @throws ConfigException if a key is unknown, or a value wrong or missing
   */
  static Settings of(Config system) {
    Config section = system.getConfig(SECTION);
    requireKnown(section, KEYS, SECTION);
    Config limits = section.getConfig("limits");
    requireKnown(limits, LIMITS, SECTION + ".limits");
    return new Settings(
        identifier(system),
        section.getStringList("types"),
        Set.copyOf(section.getStringList("removed-types")),
        section.getBytes("max-reused-buffer"),
        limits(limits));
  }

  private static int identifier(Config system) {
    return system
        .getConfig("pekko.actor.serialization-identifiers")
        .getInt('"' + AvrodynePekkoSerializer.class.getName() + '"');
  }

  private static void requireKnown(Config section, Set<String> keys, String path) {
    for (Map.Entry<String, ConfigValue> entry : section.root().entrySet()) {
      if (!keys.contains(entry.getKey())) {
        throw new ConfigException.BadValue(
            entry.getValue().origin(),
            path + "." + entry.getKey(),
            "this key is unknown; the keys are " + String.join(", ", new TreeSet<>(keys)));
      }
    }
  }

  private static DecodeLimits limits(Config section) {
    DecodeLimits limits = DecodeLimits.DEFAULT;
    for (Limit limit : Limit.values()) {
      limits = limit.in(limits, limit(section, keyOf(limit)));
    }
    return limits;
  }

  /** Returns the key of a limit, such as {@code max-depth}. */
  private static String keyOf(Limit limit) {
    return limit.key('-');
  }

  /** Returns a number, which may have a unit of memory size if it counts bytes. */
  private static int limit(Config limits, String key) {
    if (limits.getString(key).equals(UNLIMITED)) {
      return Integer.MAX_VALUE;
    }
    boolean inBytes = key.contains("bytes");
    long limit = inBytes ? limits.getBytes(key) : limits.getLong(key);
    if (limit < 0 || limit > Integer.MAX_VALUE) {
      throw new ConfigException.BadValue(
          limits.getValue(key).origin(),
          SECTION + ".limits." + key,
          "a limit is a number from 0 to " + Integer.MAX_VALUE + ", or \"unlimited\"");
    }
    return (int) limit;
  }
}
