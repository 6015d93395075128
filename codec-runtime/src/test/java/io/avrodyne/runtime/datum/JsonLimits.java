package io.avrodyne.runtime.datum;

/** The fixed limit of JSON, for the test of the table of limits. */
public final class JsonLimits {

  public static final int NESTING = JsonReader.MAX_NESTING;

  private JsonLimits() {}
}
