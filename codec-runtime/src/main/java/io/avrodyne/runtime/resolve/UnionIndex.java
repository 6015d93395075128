package io.avrodyne.runtime.resolve;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.Schema;

/**
 * The branches of a reader's union by type and by name. Each lookup takes constant time, however
 * many branches there are.
 */
final class UnionIndex {

  static final int NONE = -1;

  /** Returned for a type whose unqualified name is that of several branches. */
  static final int AMBIGUOUS = -2;

  private final Map<Key, Integer> branches = new HashMap<>();
  private final Set<Key> repeated = new HashSet<>();

  private enum Likeness {
    TYPE,
    FULLNAME,
    NAME,
    ALIAS
  }

  private record Key(Likeness likeness, Schema.Type type, String name) {}

  UnionIndex(Schema union) {
    List<Schema> types = union.getTypes();
    for (int i = 0; i < types.size(); i++) {
      Schema branch = types.get(i);
      if (!NamedTypes.isNamed(branch)) {
        add(Likeness.TYPE, branch, "", i);
        continue;
      }
      add(Likeness.FULLNAME, branch, branch.getFullName(), i);
      add(Likeness.NAME, branch, branch.getName(), i);
      for (String alias : branch.getAliases()) {
        add(Likeness.ALIAS, branch, alias, i);
      }
    }
  }

  private void add(Likeness likeness, Schema branch, String name, int index) {
    Key key = new Key(likeness, branch.getType(), name);
    if (branches.putIfAbsent(key, index) != null) {
      repeated.add(key);
    }
  }

  /**
   * Returns the index of the branch of the same type as the writer's, or {@link #NONE}. A named
   * type matches the branch with its fullname, otherwise the first branch with an alias for it,
   * otherwise the branch with its unqualified name.
   *
   * @param strict whether an unqualified name of several branches is {@link #AMBIGUOUS}; otherwise,
   *     the first of them is returned
   */
  int same(Schema writer, boolean strict) {
    if (!NamedTypes.isNamed(writer)) {
      return first(Likeness.TYPE, writer, "");
    }
    int exact = first(Likeness.FULLNAME, writer, writer.getFullName());
    int byAlias = exact != NONE ? exact : first(Likeness.ALIAS, writer, writer.getFullName());
    if (byAlias != NONE) {
      return byAlias;
    }
    boolean several = repeated.contains(new Key(Likeness.NAME, writer.getType(), writer.getName()));
    return strict && several ? AMBIGUOUS : first(Likeness.NAME, writer, writer.getName());
  }

  private int first(Likeness likeness, Schema writer, String name) {
    return branches.getOrDefault(new Key(likeness, writer.getType(), name), NONE);
  }
}
