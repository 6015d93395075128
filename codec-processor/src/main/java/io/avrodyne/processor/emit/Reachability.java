package io.avrodyne.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.SourcePlan;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The metadata by which native images keep the private members that a codec looks up. */
final class Reachability {

  /** The names of each class's fields, which several instantiations of the class share. */
  private final Map<ClassName, Set<String>> fields = new LinkedHashMap<>();

  private final Map<ClassName, String> constructors = new LinkedHashMap<>();

  private Reachability() {}

  /** Returns the text of the file, if its codecs look up private members. */
  static Optional<String> of(SourcePlan plan) {
    Reachability found = new Reachability();
    plan.codecs().stream().flatMap(codec -> codec.records().stream()).forEach(found::add);
    return found.fields.isEmpty() ? Optional.empty() : Optional.of(found.text());
  }

  private void add(RecordPlan plan) {
    for (AccessPlan.Hidden field : plan.hiddenFields()) {
      fieldsOf(field.owner()).add(field.name());
    }
    plan.hiddenConstructor()
        .ifPresent(
            parameters -> {
              ClassName type = HiddenEmitter.raw(plan.type());
              fieldsOf(type);
              constructors.put(type, constructor(parameters));
            });
  }

  private Set<String> fieldsOf(ClassName type) {
    return fields.computeIfAbsent(type, any -> new LinkedHashSet<>());
  }

  private static String constructor(List<TypeName> parameters) {
    return parameters.stream()
        .map(parameter -> "\"" + nameOf(parameter) + "\"")
        .collect(
            Collectors.joining(
                ", ", ", \"methods\": [{\"name\": \"<init>\", \"parameterTypes\": [", "]}]"));
  }

  private String text() {
    return fields.entrySet().stream()
        .map(
            entry ->
                "{\"type\": \""
                    + entry.getKey().reflectionName()
                    + "\", \"fields\": "
                    + list(entry.getValue())
                    + constructors.getOrDefault(entry.getKey(), "")
                    + "}")
        .collect(Collectors.joining(",\n    ", "{\n  \"reflection\": [\n    ", "\n  ]\n}"));
  }

  private static String list(Set<String> names) {
    return names.stream()
        .map(name -> "{\"name\": \"" + name + "\"}")
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String nameOf(TypeName type) {
    if (type instanceof ArrayTypeName array) {
      return nameOf(array.componentType()) + "[]";
    }
    return type instanceof ClassName name ? name.reflectionName() : type.toString();
  }
}
