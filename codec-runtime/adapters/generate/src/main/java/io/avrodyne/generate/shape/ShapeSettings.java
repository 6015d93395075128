package io.avrodyne.generate.shape;

import java.util.Map;

/**
 * The user's choices about names and forms.
 *
 * @param packageName the package of all types; empty if the namespace of each is its package
 * @param beans whether classes with getters and setters are declared instead of records
 * @param nullable the qualified name of the annotation of what may be null
 * @param names Java names, by the full name of a type, or that of a record or enum followed by a
 *     dot and a field or symbol
 * @param unions names of sealed interfaces, by the full name of a record, a dot and a field
 * @param converted the folder of the schemas of IDL types, relative to that of the schemas; empty
 *     if they have no files
 */
public record ShapeSettings(
    String packageName,
    boolean beans,
    String nullable,
    Map<String, String> names,
    Map<String, String> unions,
    String converted) {

  /** Copies the maps. */
  public ShapeSettings {
    names = Map.copyOf(names);
    unions = Map.copyOf(unions);
  }
}
