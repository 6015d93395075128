package io.avrodyne.command.diff;

import org.apache.avro.Schema;

/**
 * A place in two schemas. Data may be read there in one direction alone: in the other, the writer's
 * field is skipped, and the reader's takes its default.
 *
 * @param path the path, or an empty text for the root
 * @param backward whether a reader with the new schema reads the old one's data there
 * @param forward whether a reader with the old schema reads the new one's data there
 */
record Place(String path, boolean backward, boolean forward) {

  static final Place ROOT = new Place("", true, true);

  /** Returns the place of a field of the record here. */
  Place at(Schema.Field field) {
    return new Place(path.isEmpty() ? field.name() : path + "." + field.name(), backward, forward);
  }

  /** Returns the place of the items or values here. */
  Place within(String suffix) {
    return new Place(path + suffix, backward, forward);
  }

  /** Returns this place, limited to some directions. */
  Place only(boolean isBackward, boolean isForward) {
    return new Place(path, backward && isBackward, forward && isForward);
  }

  /** Returns a change here, which matters in the directions in which data is read. */
  Change change(String text, boolean keepsBackward, boolean keepsForward) {
    return new Change(path, text, keepsBackward || !backward, keepsForward || !forward);
  }
}
