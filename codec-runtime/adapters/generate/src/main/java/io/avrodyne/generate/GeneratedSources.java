package io.avrodyne.generate;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The result of a generator.
 *
 * @param sources the texts of Java files, by their paths
 * @param converted the texts of the schemas of IDL types, by the names of their files
 */
public record GeneratedSources(Map<String, String> sources, Map<String, String> converted) {

  /** Copies the maps, in the order of their keys. */
  public GeneratedSources {
    sources = Collections.unmodifiableMap(new TreeMap<>(sources));
    converted = Collections.unmodifiableMap(new TreeMap<>(converted));
  }
}
