package io.avrodyne.processor.validate;

import io.avrodyne.processor.evolve.DeclaredLogicalType;
import io.avrodyne.processor.evolve.SchemaBreak;
import java.util.function.Function;
import org.apache.avro.Schema;

/** The words for two parts of schemas that differ. */
record DifferenceText(SchemaBreak found) {

  /** The words for either part. */
  record Pair(String reader, String writer) {}

  String sentence(String path, String writer, String reader, String verb, Pair words) {
    return path
        + " is "
        + verb
        + words.writer()
        + " in "
        + writer
        + " but "
        + words.reader()
        + " in "
        + reader;
  }

  Pair name() {
    return pair(Schema::getFullName);
  }

  Pair size() {
    return pair(schema -> schema.getFixedSize() + " bytes");
  }

  Pair type() {
    return pair(DifferenceText::typeOf);
  }

  Pair logical() {
    return pair(
        schema -> {
          DeclaredLogicalType form = DeclaredLogicalType.of(schema);
          return form.name().isEmpty() ? "without a logical type" : form.toString();
        });
  }

  private Pair pair(Function<Schema, String> word) {
    return new Pair(word.apply(found.reader()), word.apply(found.writer()));
  }

  private static String typeOf(Schema schema) {
    return switch (schema.getType()) {
      case RECORD, ENUM, FIXED -> schema.getType().getName() + " " + schema.getName();
      default -> schema.getType().getName();
    };
  }
}
