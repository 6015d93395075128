package io.avrodyne.generate;

/** The form of the types of records. */
public enum Style {
  /** A Java record, or a bean where more arguments would be needed than the JVM allows. */
  RECORD,
  /** A class with getters and setters. */
  BEAN
}
