package io.avrodyne.command;

/**
 * A schema of a build, and the subject that it belongs to.
 *
 * @param subject the subject
 * @param built the schema
 */
record Assignment(String subject, BuildSchema built) {

  @Override
  public String toString() {
    return built.fullname() + " -> " + subject;
  }
}
