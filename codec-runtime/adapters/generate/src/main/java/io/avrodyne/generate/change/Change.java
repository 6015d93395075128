package io.avrodyne.generate.change;

/**
 * The fate of a file.
 *
 * @param kind what becomes of it
 * @param path relative to the folder of sources
 * @param text a readable difference, or what to change by hand; empty for an unchanged file
 */
public record Change(Kind kind, String path, String text) {

  /** What becomes of a file. */
  public enum Kind {
    /** The file exists, and declares what it should. */
    UNCHANGED,
    /** The file does not exist, and would be written. */
    NEW,
    /** The file is as it was generated, and would be replaced. */
    REPLACED,
    /** The file has edits, and declares something else than the schemas: to be changed by hand. */
    BY_HAND,
    /** The file is of an earlier run, and its type is no longer in the schemas. */
    LEFT_OVER
  }
}
