package io.avrodyne.command;

import org.apache.avro.Schema;

/**
 * A version of a schema, as a file of the history that the annotation processor reads.
 *
 * @param fullname the full name of the type, which names the folder
 * @param version the version, which names the file
 * @param schema the schema
 * @param subject the subject that it is from
 */
record HistoryFile(String fullname, int version, Schema schema, String subject) {

  static final String SUFFIX = ".avsc";

  /** Returns the path within the history, for messages. */
  @Override
  public String toString() {
    return fullname + "/" + version + SUFFIX;
  }

  /** Returns the text of the file, as the annotation processor writes schemas. */
  String text() {
    return schema + "\n";
  }
}
