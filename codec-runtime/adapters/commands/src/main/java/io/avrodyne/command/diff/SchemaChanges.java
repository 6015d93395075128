package io.avrodyne.command.diff;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.adapter.SchemaComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.Schema;

/** The differences between an old and a new schema that matter for their data. */
public final class SchemaChanges {

  private final List<Change> changes = new ArrayList<>();

  /** The pairs of records that were compared, which may contain themselves. */
  private final List<Pair> compared = new ArrayList<>();

  private SchemaChanges() {}

  /** How the logical types of two schemas differ, which converters may give to any type. */
  private enum Meanings {
    SAME,
    ONE_ABSENT,
    OTHER;

    static Meanings of(Schema old, Schema now) {
      String before = old.getProp("logicalType");
      String after = now.getProp("logicalType");
      if (Objects.equals(before, after) || SchemaComparison.isSame(old, now)) {
        return SAME;
      }
      return before == null || after == null ? ONE_ABSENT : OTHER;
    }
  }

  /** The full names of two records, and the directions in which their data is read. */
  private record Pair(String old, String now, boolean backward, boolean forward) {

    /** Returns whether another comparison of the same records has all directions of this one. */
    boolean isWithin(Pair other) {
      return old.equals(other.old)
          && now.equals(other.now)
          && (other.backward || !backward)
          && (other.forward || !forward);
    }
  }

  /** Returns the differences, in the order of the old schema, and of the new one for additions. */
  public static List<Change> between(Schema old, Schema now) {
    SchemaChanges found = new SchemaChanges();
    found.compare(Place.ROOT, old, now);
    return List.copyOf(found.changes);
  }

  /** Returns the order that all differences together allow. */
  public static Order order(Schema old, Schema now) {
    return Order.of(reads(old, now), reads(now, old));
  }

  private void compare(Place place, Schema old, Schema now) {
    Meanings meanings = Meanings.of(old, now);
    if (old.getType() != now.getType() || meanings == Meanings.OTHER) {
      changed(place, old, now);
      return;
    }
    if (meanings == Meanings.ONE_ABSENT && isDivided(old)) {
      changes.add(place.change(text(old, now), true, true));
    }
    switch (old.getType()) {
      case RECORD -> records(place, old, now);
      case ENUM -> symbols(place, old, now);
      case UNION -> branches(place, old, now);
      case ARRAY -> compare(place.within("[]"), old.getElementType(), now.getElementType());
      case MAP -> compare(place.within("{}"), old.getValueType(), now.getValueType());
      default -> {
        if (!SchemaComparison.isSame(old, now)) {
          changed(place, old, now);
        }
      }
    }
  }

  /** Returns whether a type is compared part by part. */
  private static boolean isDivided(Schema schema) {
    return switch (schema.getType()) {
      case RECORD, ENUM, ARRAY, MAP -> true;
      default -> false;
    };
  }

  private void changed(Place place, Schema old, Schema now) {
    changes.add(place.change(text(old, now), reads(old, now), reads(now, old)));
  }

  private static String text(Schema old, Schema now) {
    return TypeText.of(old) + " is now " + TypeText.of(now);
  }

  private void records(Place place, Schema old, Schema now) {
    Pair pair = new Pair(old.getFullName(), now.getFullName(), place.backward(), place.forward());
    if (compared.stream().anyMatch(pair::isWithin)) {
      return;
    }
    compared.add(pair);
    renamed(place, old, now);
    FieldMatch backward = new FieldMatch(old, now);
    FieldMatch forward = new FieldMatch(now, old);
    for (Schema.Field field : old.getFields()) {
      List<Schema.Field> heirs =
          Stream.concat(backward.reader(field).stream(), forward.writer(field).stream())
              .distinct()
              .toList();
      heirs.forEach(heir -> fields(place, field, heir, backward, forward));
      if (heirs.isEmpty()) {
        changes.add(removal(place.at(field), field.hasDefaultValue()));
      }
    }
    for (Schema.Field field : now.getFields()) {
      if (backward.writer(field).isEmpty() && forward.reader(field).isEmpty()) {
        changes.add(addition(place.at(field), field.hasDefaultValue()));
      }
    }
  }

  private static Change removal(Place place, boolean hasDefault) {
    String text = hasDefault ? "removed, with a default" : "removed, without a default";
    return place.change(text, true, hasDefault);
  }

  private static Change addition(Place place, boolean hasDefault) {
    String text = hasDefault ? "added with a default" : "added without a default";
    return place.change(text, hasDefault, true);
  }

  /** Compares two fields that are paired in both directions or, by an alias, in one of them. */
  private void fields(
      Place place, Schema.Field old, Schema.Field now, FieldMatch backward, FieldMatch forward) {
    if (!old.name().equals(now.name())) {
      String text = "renamed to " + now.name() + ", with an alias";
      changes.add(place.at(old).change(text, backward.hasValue(now), forward.hasValue(old)));
    }
    Place read = place.at(now).only(backward.isPair(old, now), forward.isPair(now, old));
    if (read.backward() || read.forward()) {
      compare(read, old.schema(), now.schema());
    }
  }

  private void renamed(Place place, Schema old, Schema now) {
    if (!old.getFullName().equals(now.getFullName())) {
      boolean backward = isMatch(old, now);
      boolean forward = isMatch(now, old);
      String alias = backward || forward ? ", with an alias" : ", without an alias";
      String text =
          old.getFullName()
              + " is now "
              + now.getFullName()
              + (old.getName().equals(now.getName()) ? "" : alias);
      changes.add(place.change(text, backward, forward));
    }
  }

  /** Returns whether schema resolution takes two named types for the same one. */
  private static boolean isMatch(Schema writer, Schema reader) {
    return writer.getName().equals(reader.getName())
        || reader.getAliases().contains(writer.getFullName());
  }

  private void symbols(Place place, Schema old, Schema now) {
    renamed(place, old, now);
    for (String symbol : old.getEnumSymbols()) {
      if (!now.hasEnumSymbol(symbol)) {
        boolean backward = now.getEnumDefault() != null;
        changes.add(place.change("symbol " + symbol + " removed", backward, true));
      }
    }
    for (String symbol : now.getEnumSymbols()) {
      if (!old.hasEnumSymbol(symbol)) {
        boolean forward = old.getEnumDefault() != null;
        changes.add(place.change("symbol " + symbol + " added", true, forward));
      }
    }
  }

  private void branches(Place place, Schema old, Schema now) {
    for (Schema branch : old.getTypes()) {
      Optional<Schema> other = BranchMatch.find(branch, now);
      if (other.isPresent()) {
        compare(place, branch, other.get());
      } else {
        String text = "branch " + TypeText.of(branch) + " removed";
        changes.add(place.change(text, reads(branch, now), true));
      }
    }
    for (Schema branch : now.getTypes()) {
      if (BranchMatch.find(branch, old).isEmpty()) {
        String text = "branch " + TypeText.of(branch) + " added";
        changes.add(place.change(text, true, reads(branch, old)));
      }
    }
  }

  private static boolean reads(Schema writer, Schema reader) {
    try {
      return SchemaComparison.readsAll(writer, reader);
    } catch (SchemaResolutionException e) {
      return false;
    }
  }
}
