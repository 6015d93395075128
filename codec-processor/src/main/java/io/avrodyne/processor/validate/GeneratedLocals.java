package io.avrodyne.processor.validate;

import java.util.Set;

/** The names of the parameters and locals of generated methods. */
public final class GeneratedLocals {

  /** The names, in addition to those of properties and those of methods that copy. */
  public static final Set<String> NAMES =
      Set.of(
          "at",
          "b",
          "branch",
          "count",
          "e",
          "end",
          "entries",
          "entry",
          "field",
          "hashes",
          "held",
          "i",
          "in",
          "item",
          "items",
          "jumps",
          "key",
          "last",
          "least",
          "map",
          "out",
          "p",
          "parsed",
          "plain",
          "plan",
          "resolution",
          "reuse",
          "size",
          "start",
          "step",
          "text",
          "value",
          "writer",
          "whole");

  /** The names in methods that copy, in addition to the others. */
  public static final Set<String> OF_COPIES = Set.of("copy", "depth");

  private GeneratedLocals() {}
}
