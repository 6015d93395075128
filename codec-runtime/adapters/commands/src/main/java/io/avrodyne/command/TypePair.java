package io.avrodyne.command;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A type on both sides of a comparison, or on one of them.
 *
 * @param name the full name of the type, the new one if it was renamed
 * @param old the schema before, if there is one
 * @param now the schema after, if there is one
 */
record TypePair(String name, @Nullable Schema old, @Nullable Schema now) {

  /**
   * Returns the pairs in the order of names: types of one name, or of a name and its alias. Two
   * sides that name a single schema each are a pair whatever the names; if one does, its type is
   * the only one that is asked about.
   */
  static Collection<TypePair> of(Side old, Side now) {
    if (old.isNamed() && now.isNamed()) {
      return List.of(
          new TypePair(now.name(), old.schemas().get(old.name()), now.schemas().get(now.name())));
    }
    TreeMap<String, TypePair> pairs = new TreeMap<>();
    now.schemas().forEach((name, schema) -> pairs.put(name, new TypePair(name, null, schema)));
    old.schemas()
        .forEach(
            (name, schema) -> {
              String heir = heir(name, schema, old, now).orElse(name);
              TypePair taken = pairs.get(heir);
              boolean isFree = taken == null || taken.old() == null;
              String key = isFree ? heir : name;
              pairs.put(key, new TypePair(key, schema, now.schemas().get(key)));
            });
    pairs.values().removeIf(pair -> isOther(old, pair.old()) || isOther(now, pair.now()));
    return pairs.values();
  }

  private static boolean isOther(Side side, @Nullable Schema schema) {
    return side.isNamed() && schema == null;
  }

  /** Returns the new name of an old type, if it still exists. */
  private static Optional<String> heir(String name, Schema schema, Side old, Side now) {
    if (now.schemas().containsKey(name)) {
      return Optional.of(name);
    }
    List<String> heirs =
        now.schemas().entrySet().stream()
            .filter(each -> !old.schemas().containsKey(each.getKey()))
            .filter(each -> isHeir(each.getValue(), schema))
            .map(each -> each.getKey())
            .toList();
    return heirs.size() == 1 ? Optional.of(heirs.get(0)) : Optional.empty();
  }

  /** A union has no name, only class output names it; the only one of a side can be meant. */
  private static boolean isHeir(Schema now, Schema old) {
    Optional<String> name = SchemaName.of(old);
    return name.isEmpty()
        ? SchemaName.of(now).isEmpty()
        : SchemaName.of(now).isPresent() && now.getAliases().contains(name.get());
  }
}
