package io.avrodyne.command;

import io.avrodyne.command.diff.Change;
import io.avrodyne.command.diff.Order;
import io.avrodyne.command.diff.SchemaChanges;
import io.avrodyne.runtime.Fingerprints;
import java.io.IOException;
import java.util.List;
import org.apache.avro.Schema;

/** The command that says what changed between schemas, and which side may be deployed first. */
final class DiffCommand extends Command {

  static final Option OLD =
      new Option("--old", "SIDE", "The schemas before: a path, or subject:NAME[:VERSION].");
  static final Option NEW = new Option("--new", "SIDE", "The schemas after, in the same way.");

  private static final String DETAILS =
      """
      A side is a schema file, a folder of such files, class output or a jar, or a subject of a
      registry; subject:shop.* means the latest versions of all that match. Types are compared by
      their full names, and by the aliases of the new ones. A file or a subject is about one type:
      others of the other side are passed over, and two files or subjects are compared whatever
      their names. Texts, properties and the order of fields do not matter for data, and are not
      compared. A type that is compatible neither way is refused; one that only one side has is
      listed, which is no failure.
      """
          + RegistryOptions.DETAILS;

  DiffCommand() {
    super("diff", "Says what changed in schemas, and which side goes first.", DETAILS);
  }

  @Override
  List<Option> options() {
    return Option.all(List.of(OLD, NEW), RegistryOptions.ALL);
  }

  @Override
  ExitCode run(Arguments arguments, Session session) throws IOException {
    Side old = SideOption.read(OLD, arguments, session);
    Side now = SideOption.read(NEW, arguments, session);
    boolean isAboutOne = old.isNamed() || now.isNamed();
    ExitCode code = ExitCode.DONE;
    for (TypePair pair : TypePair.of(old, now)) {
      Schema before = pair.old();
      Schema after = pair.now();
      if (before == null || after == null) {
        session.console().print(pair.name() + ": " + fate(before == null, isAboutOne));
      } else if (!compare(pair.name(), before, after, session.console())) {
        code = ExitCode.REFUSED;
      }
    }
    return code;
  }

  private static String fate(boolean isNew, boolean isAboutOne) {
    if (isAboutOne) {
      return "only in " + (isNew ? NEW : OLD).name();
    }
    return isNew ? "added" : "removed";
  }

  /** Prints the changes of a type, and returns whether one side can read the other's data. */
  private static boolean compare(String name, Schema old, Schema now, Console console) {
    List<Change> changes = SchemaChanges.between(old, now);
    if (changes.isEmpty()) {
      console.print(name + ": the same data");
      return true;
    }
    Order order = SchemaChanges.order(old, now);
    console.print(name + ": " + order.advice());
    changes.forEach(change -> console.print("  " + change));
    if (Fingerprints.crc64(old) == Fingerprints.crc64(now)) {
      console.print(
          "  a message with a fingerprint does not say which of the two wrote it, so each side reads it"
              + " with its own logical types");
    }
    return order != Order.NONE;
  }
}
