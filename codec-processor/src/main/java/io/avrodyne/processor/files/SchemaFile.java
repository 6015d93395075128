package io.avrodyne.processor.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;

/** A reader of schema files. */
final class SchemaFile {

  private SchemaFile() {}

  /** Reads the one schema of a file, as Apache Avro does. */
  static Schema parse(Path file) throws Unreadable {
    try {
      return parseText(Files.readString(file));
    } catch (IOException e) {
      throw new Unreadable("which cannot be read as UTF-8: " + e.getClass().getSimpleName());
    }
  }

  /** Reads a schema that defines all it refers to. */
  static Schema parseText(String text) throws Unreadable {
    try {
      return new Schema.Parser().parse(text);
    } catch (AvroRuntimeException e) {
      throw new Unreadable("which is not an Avro schema: " + oneLine(e));
    } catch (IllegalArgumentException | NullPointerException e) {
      // The parser throws these if an order is invalid, or a name is not defined.
      throw new Unreadable(
          "which is not an Avro schema, or refers to a type that it does not define");
    }
  }

  /** The message of the parser may have line ends, and a full stop. */
  private static String oneLine(AvroRuntimeException e) {
    String text = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
  }

  /** An exception whose message says, as a clause, why a file cannot be read as a schema. */
  static final class Unreadable extends Exception {

    private static final long serialVersionUID = 1L;

    private final FileRemedy remedy;

    Unreadable(String clause) {
      this(clause, FileRemedy.OPTION);
    }

    Unreadable(String clause, FileRemedy remedy) {
      super(clause);
      this.remedy = remedy;
    }

    /** Returns what to do for a class that follows the file. */
    FileRemedy remedy() {
      return remedy;
    }

    /** Returns the clause. */
    String clause() {
      return String.valueOf(getMessage());
    }
  }
}
