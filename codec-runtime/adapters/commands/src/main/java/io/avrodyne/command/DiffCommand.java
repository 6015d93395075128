package io.avrodyne.command;

import io.avrodyne.command.diff.Change;
import io.avrodyne.command.diff.Order;
import io.avrodyne.command.diff.SchemaChanges;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The command that says what changed between schemas, and which side may be deployed first. */
final class DiffCommand implements Command {

  static final Option OLD =
      new Option("--old", "SIDE", "The schemas before: a path, or subject:NAME[:VERSION].");
  static final Option NEW = new Option("--new", "SIDE", "The schemas after, in the same way.");

  @Override
  public String name() {
    return "diff";
  }

  @Override
  public String purpose() {
    return "Says what changed in schemas, and which side goes first.";
  }

  @Override
  public String details() {
    return """
        A side is a schema file, a folder of such files, class output or a jar, or a subject of a
        registry. Types are compared by their full names; a schema that is alone on its side, with
        the other that is alone. Texts, properties and the order of fields do not matter for data,
        and are not compared. A type that is compatible neither way is refused.
        """
        + RegistryOptions.DETAILS;
  }

  @Override
  public List<Option> options() {
    return Stream.of(List.of(OLD, NEW), RegistryOptions.ALL).flatMap(List::stream).toList();
  }

  @Override
  public ExitCode run(Arguments arguments, Session session) throws IOException {
    Map<String, Schema> old = SideOption.read(OLD, arguments, session);
    Map<String, Schema> now = SideOption.read(NEW, arguments, session);
    Console console = session.console();
    if (old.size() == 1 && now.size() == 1) {
      Schema before = old.values().iterator().next();
      Map.Entry<String, Schema> after = now.entrySet().iterator().next();
      return compare(after.getKey(), before, after.getValue(), console);
    }
    ExitCode code = ExitCode.DONE;
    TreeSet<String> names = new TreeSet<>(old.keySet());
    names.addAll(now.keySet());
    for (String name : names) {
      if (compare(name, old.get(name), now.get(name), console) != ExitCode.DONE) {
        code = ExitCode.REFUSED;
      }
    }
    return code;
  }

  private static ExitCode compare(
      String name, @Nullable Schema old, @Nullable Schema now, Console console) {
    if (old == null || now == null) {
      console.print(name + ": " + (old == null ? "added" : "removed"));
      return ExitCode.DONE;
    }
    List<Change> changes = SchemaChanges.between(old, now);
    if (changes.isEmpty()) {
      console.print(name + ": the same data");
      return ExitCode.DONE;
    }
    Order order = SchemaChanges.order(old, now);
    console.print(name + ": " + order.advice());
    changes.forEach(change -> console.print("  " + change));
    return order == Order.NONE ? ExitCode.REFUSED : ExitCode.DONE;
  }
}
