package io.avrodyne.command.diff;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.adapter.SchemaComparison;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.Schema;

/** The differences between an old and a new schema that matter for their data. */
public final class SchemaChanges {

  private final List<Change> changes = new ArrayList<>();

  /** The pairs of records that were compared, which may contain themselves. */
  private final Set<String> compared = new HashSet<>();

  private SchemaChanges() {}

  /** Returns the differences, in the order of the old schema, and of the new one for additions. */
  public static List<Change> between(Schema old, Schema now) {
    SchemaChanges found = new SchemaChanges();
    found.compare("", old, now);
    return List.copyOf(found.changes);
  }

  /** Returns the order that all differences together allow. */
  public static Order order(Schema old, Schema now) {
    return Order.of(reads(old, now), reads(now, old));
  }

  private void compare(String path, Schema old, Schema now) {
    if (old.getType() != now.getType()) {
      changed(path, old, now);
      return;
    }
    switch (old.getType()) {
      case RECORD -> records(path, old, now);
      case ENUM -> symbols(path, old, now);
      case UNION -> branches(path, old, now);
      case ARRAY -> compare(path + "[]", old.getElementType(), now.getElementType());
      case MAP -> compare(path + "{}", old.getValueType(), now.getValueType());
      default -> {
        if (!SchemaComparison.isSame(old, now)) {
          changed(path, old, now);
        }
      }
    }
  }

  private void changed(String path, Schema old, Schema now) {
    String text = TypeText.of(old) + " is now " + TypeText.of(now);
    changes.add(new Change(path, text, reads(old, now), reads(now, old)));
  }

  private void records(String path, Schema old, Schema now) {
    if (!compared.add(old.getFullName() + " " + now.getFullName())) {
      return;
    }
    renamed(path, old, now);
    Set<String> matched = new HashSet<>();
    for (Schema.Field field : old.getFields()) {
      Optional<Schema.Field> other = FieldMatch.find(field, now);
      if (other.isPresent()) {
        matched.add(other.get().name());
        fields(path, field, other.get());
      } else {
        boolean hasDefault = field.hasDefaultValue();
        changes.add(new Change(at(path, field), removal(hasDefault), true, hasDefault));
      }
    }
    for (Schema.Field field : now.getFields()) {
      if (!matched.contains(field.name())) {
        boolean hasDefault = field.hasDefaultValue();
        changes.add(new Change(at(path, field), addition(hasDefault), hasDefault, true));
      }
    }
  }

  private static String removal(boolean hasDefault) {
    return hasDefault ? "removed, with a default" : "removed, without a default";
  }

  private static String addition(boolean hasDefault) {
    return hasDefault ? "added with a default" : "added without a default";
  }

  private void fields(String path, Schema.Field old, Schema.Field now) {
    if (!old.name().equals(now.name())) {
      boolean forward = old.aliases().contains(now.name()) || old.hasDefaultValue();
      String text = "renamed to " + now.name() + ", with an alias";
      changes.add(new Change(at(path, old), text, true, forward));
    }
    compare(at(path, now), old.schema(), now.schema());
  }

  private void renamed(String path, Schema old, Schema now) {
    if (!old.getFullName().equals(now.getFullName())) {
      boolean backward = now.getAliases().contains(old.getFullName());
      boolean forward = old.getAliases().contains(now.getFullName());
      String alias = backward ? ", with an alias" : ", without an alias";
      String text = old.getFullName() + " is now " + now.getFullName() + alias;
      changes.add(new Change(path, text, backward, forward));
    }
  }

  private void symbols(String path, Schema old, Schema now) {
    renamed(path, old, now);
    for (String symbol : old.getEnumSymbols()) {
      if (!now.hasEnumSymbol(symbol)) {
        boolean backward = now.getEnumDefault() != null;
        changes.add(new Change(path, "symbol " + symbol + " removed", backward, true));
      }
    }
    for (String symbol : now.getEnumSymbols()) {
      if (!old.hasEnumSymbol(symbol)) {
        boolean forward = old.getEnumDefault() != null;
        changes.add(new Change(path, "symbol " + symbol + " added", true, forward));
      }
    }
  }

  private void branches(String path, Schema old, Schema now) {
    for (Schema branch : old.getTypes()) {
      Optional<Schema> other = BranchMatch.find(branch, now);
      if (other.isPresent()) {
        compare(path, branch, other.get());
      } else {
        String text = "branch " + TypeText.of(branch) + " removed";
        changes.add(new Change(path, text, reads(branch, now), true));
      }
    }
    for (Schema branch : now.getTypes()) {
      if (BranchMatch.find(branch, old).isEmpty()) {
        String text = "branch " + TypeText.of(branch) + " added";
        changes.add(new Change(path, text, true, reads(branch, old)));
      }
    }
  }

  private static String at(String path, Schema.Field field) {
    return path.isEmpty() ? field.name() : path + "." + field.name();
  }

  private static boolean reads(Schema writer, Schema reader) {
    try {
      return SchemaComparison.readsAll(writer, reader);
    } catch (SchemaResolutionException e) {
      return false;
    }
  }
}
