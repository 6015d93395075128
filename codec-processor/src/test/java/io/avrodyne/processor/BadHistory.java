package io.avrodyne.processor;

import java.util.Map;

/**
 * An input that must be refused because of schemas in files.
 *
 * @param files by name, with single quotes for double ones; a folder has the text {@code null}
 */
record BadHistory(BadInput input, Map<String, String> files) {

  /** Copies the map. */
  BadHistory {
    files = Map.copyOf(files);
  }

  @Override
  public String toString() {
    return input.toString();
  }
}
