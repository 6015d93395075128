package io.avrodyne.api;

/**
 * What becomes of fields that an annotation of another library keeps out of what that library
 * writes, such as Jackson's {@code @JsonIgnore} or the {@code @Transient} of JPA. A field with
 * {@link AvroIgnore} decides for itself.
 */
public enum IgnoredElsewhere {

  /**
   * Fields that libraries for JSON or XML ignore are compile errors, until each has an {@link
   * AvroIgnore}. Fields that are not stored in a database ({@code @Transient}) are left out, and
   * the compiler notes it.
   */
  ERROR,

  /** The fields are left out, as with {@link AvroIgnore}. */
  IGNORE,

  /** The fields are written, as if they did not have the annotations. */
  KEEP
}
