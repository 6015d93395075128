package io.avrodyne.processor.validate;

import java.util.Set;

/** Lists the names that generated methods give to their own parameters and locals. */
public final class GeneratedLocals {

  /** The names; those of properties come on top. */
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
          "plain",
          "plan",
          "resolution",
          "reuse",
          "size",
          "start",
          "step",
          "value",
          "writer",
          "whole");

  private GeneratedLocals() {}
}
