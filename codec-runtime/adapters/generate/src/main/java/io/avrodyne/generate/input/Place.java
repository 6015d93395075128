package io.avrodyne.generate.input;

/**
 * A place in an input file.
 *
 * @param file the file, as the user gave its folder
 * @param path the path within the file, such as {@code fields[2].type}; empty for the whole
 */
public record Place(String file, String path) {

  /** Returns a place within this one. */
  public Place at(String part) {
    return new Place(file, path.isEmpty() ? part : path + "." + part);
  }

  /** Returns an element of the array at this place. */
  public Place at(int index) {
    return new Place(file, path + "[" + index + "]");
  }

  @Override
  public String toString() {
    return path.isEmpty() ? file : file + ": " + path;
  }
}
