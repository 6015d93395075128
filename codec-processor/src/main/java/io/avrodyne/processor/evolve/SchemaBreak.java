package io.avrodyne.processor.evolve;

import org.apache.avro.Schema;

/**
 * A reason why a reader cannot read the data of a writer.
 *
 * @param location where the two differ
 * @param kind why
 * @param reader the part of the reader's schema
 * @param writer the part of the writer's schema
 * @param detail symbols or sizes, as Avro reports them; the name of a field without a default
 */
public record SchemaBreak(
    Location location, Kind kind, Schema reader, Schema writer, String detail) {

  /** The rule that is broken. */
  public enum Kind {
    /** The reader has a field that the writer lacks, without a default. */
    NO_DEFAULT,
    /** Records, enums or fixed have other names. */
    NAME,
    /** The writer has symbols that the reader lacks, without a default. */
    SYMBOLS,
    /** Fixed have other sizes. */
    SIZE,
    /** No promotion leads from one type to the other. */
    TYPE,
    /** The reader's union has no branch for the writer's type. */
    BRANCH,
    /** Several branches have the unqualified name of the writer's type, and none has an alias. */
    AMBIGUOUS_BRANCH,
    /** Logical types that do not convert. */
    LOGICAL,
    /** Logical types that are not the same. */
    OTHER_LOGICAL
  }

  /**
   * A location in two schemas at once.
   *
   * @param reader the way to it as the reader calls the fields
   * @param writer the way to it as the writer calls them
   */
  public record Location(Path reader, Path writer) {

    static final Location ROOT = new Location(Path.ROOT, Path.ROOT);

    Location then(String readerStep, String writerStep) {
      return new Location(reader.then(readerStep), writer.then(writerStep));
    }

    Location inside(String suffix) {
      return new Location(reader.inside(suffix), writer.inside(suffix));
    }
  }

  /**
   * A way through fields, such as {@code lines[].count}.
   *
   * @param field the first of them, "" for none
   */
  public record Path(String field, String text) {

    static final Path ROOT = new Path("", "");

    Path then(String step) {
      return text.isEmpty() ? new Path(step, step) : new Path(field, text + "." + step);
    }

    Path inside(String suffix) {
      return new Path(field, text + suffix);
    }
  }
}
