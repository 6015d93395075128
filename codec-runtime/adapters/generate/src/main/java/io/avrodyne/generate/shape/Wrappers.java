package io.avrodyne.generate.shape;

import com.palantir.javapoet.ClassName;
import io.avrodyne.generate.shape.TypeShape.Component;
import io.avrodyne.generate.shape.TypeShape.Wrapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** The wrappers of branches within one record. */
final class Wrappers {

  private final ClassName owner;
  private final TypeNames names;
  private final Map<String, Wrapper> wrappers = new LinkedHashMap<>();

  Wrappers(ClassName owner, TypeNames names) {
    this.owner = owner;
    this.names = names;
  }

  /** Returns the wrapper of a branch of a union in a field. */
  ClassName of(Schema branch, Value value, Schema.Field field) {
    String base =
        Capitals.of(field.name())
            + (branch.getType() == Schema.Type.FIXED ? branch.getName() : kind(branch.getType()));
    String simple = base;
    int next = 2;
    Component component = new Component("value", "", value.type(), value.annotations(), List.of());
    while (true) {
      Wrapper known = wrappers.get(simple);
      if (known == null && names.takeNested(owner.peerClass(simple))) {
        Wrapper wrapper = new Wrapper(owner.nestedClass(simple), component);
        wrappers.put(simple, wrapper);
        return wrapper.name();
      }
      if (known != null && known.value().equals(component)) {
        return known.name();
      }
      simple = base + next++;
    }
  }

  private static String kind(Schema.Type type) {
    return switch (type) {
      case ARRAY -> "List";
      case MAP -> "Map";
      case BYTES -> "Decimal";
      default -> Capitals.of(type.getName());
    };
  }

  List<Wrapper> all() {
    return List.copyOf(wrappers.values());
  }
}
