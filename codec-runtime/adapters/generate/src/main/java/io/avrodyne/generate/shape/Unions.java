package io.avrodyne.generate.shape;

import com.palantir.javapoet.ClassName;
import io.avrodyne.generate.shape.TypeShape.UnionShape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** The sealed interfaces of unions of records; the same union used twice is one type. */
final class Unions {

  private final TypeNames names;
  private final Map<String, String> told;
  private final Map<List<ClassName>, UnionShape> unions = new LinkedHashMap<>();

  Unions(TypeNames names, Map<String, String> told) {
    this.names = names;
    this.told = told;
  }

  /**
   * Returns whether the branches of a union, null aside, are several records and perhaps enums of
   * one package, because the types that a sealed interface permits are in its package.
   */
  boolean isSealed(List<Schema> branches) {
    boolean named =
        branches.stream()
            .allMatch(
                each -> each.getType() == Schema.Type.RECORD || each.getType() == Schema.Type.ENUM);
    long records = branches.stream().filter(each -> each.getType() == Schema.Type.RECORD).count();
    return named
        && records > 1
        && branches.stream().map(each -> names.of(each).packageName()).distinct().count() == 1;
  }

  /** Returns the interface of a union that occurs in a field. */
  ClassName of(List<Schema> branches, Schema owner, Schema.Field field) {
    List<ClassName> permitted = branches.stream().map(names::of).toList();
    UnionShape known = unions.get(permitted);
    if (known == null) {
      String packageName = permitted.get(0).packageName();
      String path = owner.getFullName() + "." + field.name();
      known = new UnionShape(free(packageName, path, owner, field), permitted);
      unions.put(permitted, known);
    }
    return known.name();
  }

  private ClassName free(String packageName, String path, Schema owner, Schema.Field field) {
    String simple = Capitals.of(field.name());
    String longer = names.of(owner).simpleName() + simple;
    List<String> candidates = new ArrayList<>(List.of(told.getOrDefault(path, simple), longer));
    for (int next = 2; ; next++) {
      String candidate = candidates.remove(0);
      ClassName name = ClassName.get(packageName, candidate);
      if (!ReservedNames.isType(candidate) && names.take(name)) {
        return name;
      }
      candidates.add(longer + next);
    }
  }

  /** Returns the interfaces that a type implements. */
  List<ClassName> interfacesOf(ClassName type) {
    return unions.values().stream()
        .filter(union -> union.permitted().contains(type))
        .map(UnionShape::name)
        .toList();
  }

  /** Returns all interfaces. */
  List<UnionShape> all() {
    return List.copyOf(unions.values());
  }
}
