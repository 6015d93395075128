package io.avrodyne.axon;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.axonframework.serialization.SerializationException;
import org.jspecify.annotations.Nullable;

/**
 * The classes with codecs, by class and by their {@linkplain StoredNames stored names}.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without locks once a class was seen.
 */
final class PayloadTypes extends ClassValue<Optional<PayloadType<?>>> {

  private final List<PayloadType<?>> all;
  private final Map<String, PayloadType<?>> byName = new HashMap<>();

  /**
   * Creates the list.
   *
   * @throws IllegalArgumentException if a name could mean two of the classes
   */
  PayloadTypes(Collection<PayloadType<?>> types) {
    all = List.copyOf(types);
    for (PayloadType<?> each : all) {
      StoredNames.of(each.type(), each.codec().schema()).forEach(name -> addName(name, each));
    }
  }

  private void addName(String name, PayloadType<?> type) {
    PayloadType<?> other = byName.putIfAbsent(name, type);
    if (other != null && other != type) {
      throw new IllegalArgumentException(
          "Payloads stored as "
              + name
              + " could be of "
              + other.type().getName()
              + " or of "
              + type.type().getName()
              + ". Change the name or the alias of one of them.");
    }
  }

  List<PayloadType<?>> all() {
    return all;
  }

  /** Returns the type of a stored name, or null. */
  @Nullable PayloadType<?> find(String name) {
    return byName.get(name);
  }

  /**
   * Returns the type of a class, or null: that of the class itself, or of its nearest supertype, as
   * needed for generated implementations of an abstract type.
   *
   * @throws SerializationException if there are several supertypes and none of them is the nearest
   */
  @Nullable PayloadType<?> find(Class<?> type) {
    return get(type).orElse(null);
  }

  @Override
  protected Optional<PayloadType<?>> computeValue(Class<?> type) {
    List<PayloadType<?>> above =
        all.stream().filter(each -> each.type().isAssignableFrom(type)).toList();
    Optional<PayloadType<?>> nearest =
        above.stream()
            .filter(one -> above.stream().allMatch(two -> two.type().isAssignableFrom(one.type())))
            .findFirst();
    if (nearest.isEmpty() && !above.isEmpty()) {
      throw new SerializationException(
          type.getName()
              + " has no codec of its own, and more than one by its supertypes, among them "
              + above.get(0).type().getName()
              + " and "
              + above.get(1).type().getName()
              + ".");
    }
    return nearest;
  }
}
