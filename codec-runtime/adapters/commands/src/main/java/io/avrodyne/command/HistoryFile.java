package io.avrodyne.command;

import org.apache.avro.Schema;

/**
 * A version of a schema, as a file of the history that the annotation processor reads.
 *
 * @param fullname the full name of the type, which names the folder
 * @param version the version, which names the file
 * @param schema the schema
 * @param subject the subject of a registry, or the type of a build, that it is from
 */
record HistoryFile(String fullname, HistoryVersion version, Schema schema, String subject) {

  /** Returns the path within the history, for messages. */
  @Override
  public String toString() {
    return fullname + "/" + version + HistoryVersion.SUFFIX;
  }

  /** Returns the text of the file, as the annotation processor writes schemas. */
  String text() {
    return schema + "\n";
  }
}
