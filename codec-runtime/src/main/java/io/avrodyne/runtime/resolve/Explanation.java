package io.avrodyne.runtime.resolve;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The text form of a plan: one line for each field, with nested records indented. */
final class Explanation {

  private final StringBuilder text = new StringBuilder();
  private final Set<Resolution> told = Collections.newSetFromMap(new IdentityHashMap<>());
  private int indent;

  private Explanation() {}

  static String of(Resolution plan) {
    Explanation explanation = new Explanation();
    explanation.node(plan);
    return explanation.text.append('\n').toString();
  }

  private void node(Resolution node) {
    switch (node.kind) {
      case VALUE -> text.append(value(node));
      case ENUM -> text.append(symbols(node));
      case DEFAULT -> text.append("default ").append(node.note);
      case SKIPPED -> text.append("skipped (").append(TypeDescription.of(node.writer)).append(')');
      case ERROR -> text.append("error when reached: ").append(ErrorCause.of(node));
      case ARRAY -> within("array of ", node.item());
      case MAP -> within("map of ", node.item());
      case BRANCH -> branch(node);
      case UNION -> union(node);
      case RECORD -> record(node);
    }
  }

  private static String value(Resolution node) {
    String from = TypeDescription.of(node.writer);
    String to = TypeDescription.of(node.reader);
    if (!node.straight && node.promotion == null) {
      return from + " converted to " + to;
    }
    if (node.writer.getType() != node.reader.getType()) {
      return from + " promoted to " + to;
    }
    return from.equals(to) ? "read" : from + " read as " + to;
  }

  private static String symbols(Resolution node) {
    if (node.opening != Opening.DETOUR) {
      return "read";
    }
    String fallback = node.reader.getEnumDefault();
    String changes =
        node.writer.getEnumSymbols().stream()
            .filter(symbol -> !node.reader.hasEnumSymbol(symbol))
            .map(
                symbol ->
                    fallback == null
                        ? "symbol " + symbol + " is an error when reached"
                        : "symbol " + symbol + " becomes the default " + fallback)
            .collect(Collectors.joining("; "));
    return changes.isEmpty() ? "enum; the symbols have another order" : "enum; " + changes;
  }

  private void within(String prefix, Resolution item) {
    text.append(prefix);
    if (item.kind == Kind.VALUE && item.straight) {
      text.append(TypeDescription.of(item.writer)).append(", ");
    }
    node(item);
  }

  private void branch(Resolution node) {
    text.append("into branch ").append(node.branch()).append(" of the union, ");
    node(node.value());
  }

  private void union(Resolution node) {
    text.append("union");
    indent++;
    for (int i = 0; i < node.stepCount(); i++) {
      line(TypeDescription.of(node.writer.getTypes().get(i)), node.step(i));
    }
    indent--;
  }

  private void record(Resolution node) {
    text.append(node.reader.getName());
    if (!told.add(node)) {
      text.append(" (as above)");
      return;
    }
    text.append(" (version of ").append(node.reader.getFullName()).append(')');
    indent++;
    Map<String, List<String>> aliases = FieldMatch.namesByAlias(node.reader);
    for (int i = 0; i < node.stepCount(); i++) {
      field(node, i, aliases);
    }
    indent--;
  }

  private void field(Resolution node, int step, Map<String, List<String>> aliases) {
    String name = name(node, step);
    String target = node.stepName(step);
    String alias = name.equals(target) ? "" : " into " + target + " (alias)";
    boolean oneLine = node.step(step).stepCount() == 0;
    line(oneLine ? name : name + alias, node.step(step));
    text.append(oneLine ? alias : "");
    text.append(node.step(step).kind == Kind.SKIPPED ? unusedAlias(aliases.get(name)) : "");
  }

  private void line(String subject, Resolution node) {
    text.append('\n').append("  ".repeat(indent)).append(subject).append(": ");
    node(node);
  }

  /**
   * Returns the writer's name of a field, or the reader's name if the writer does not have the
   * field.
   */
  private static String name(Resolution node, int step) {
    return step < node.writer.getFields().size()
        ? node.writer.getFields().get(step).name()
        : node.stepName(step);
  }

  /** Returns a remark about a skipped field that is an alias of others to no effect. */
  private static String unusedAlias(@Nullable List<String> owners) {
    return owners == null
        ? ""
        : "; an alias of " + String.join(", ", owners) + ", which has another field";
  }
}
