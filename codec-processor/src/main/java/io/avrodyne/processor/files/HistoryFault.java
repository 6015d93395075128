package io.avrodyne.processor.files;

import io.avrodyne.processor.diagnostic.Code;
import java.nio.file.Path;

/** The messages about the files of a history. */
final class HistoryFault {

  private HistoryFault() {}

  static Fault folder(String folder, String fault) {
    return new Fault(
        Code.HISTORY_FOLDER,
        "cannot be compared with its history, because " + folder + " " + fault + ".",
        "The option is the absolute path of a folder with one subfolder for each type: <fullname>/<version>.avsc.",
        "Create the folder, or correct -A"
            + HistoryReader.OPTION
            + "; in Maven, begin the path with ${project.basedir}.");
  }

  static Fault straight(String value) {
    return new Fault(
        Code.HISTORY_STRAIGHT,
        "is compiled with -A" + HistoryReader.STRAIGHT_OPTION + " set to \"" + value + "\".",
        "The option is the number of earlier layouts that get straight-line code, from 0 to 999.",
        "Correct the option, or remove it to use the default, 4.");
  }

  static Fault formerName(Path home, String fullname) {
    return new Fault(
        Code.HISTORY_FOLDER,
        "has no history, but its alias " + home.getFileName() + " has one.",
        "The history folder of a renamed type must be renamed too.",
        "Rename "
            + home
            + " to "
            + fullname
            + ", or copy it if the type of the old name still exists.");
  }

  static Fault name(Path file) {
    return new Fault(
        Code.HISTORY_FILE,
        "has the file " + file.getFileName() + " in its history, whose name is not a version.",
        "History files are named by version, such as 1.avsc, v2.avsc or 1.3.avsc.",
        "Rename " + file + ", or move it elsewhere.");
  }

  static Fault duplicate(Path one, Path other) {
    return new Fault(
        Code.HISTORY_DUPLICATE,
        "has the same version twice in its history: "
            + one.getFileName()
            + " and "
            + other.getFileName()
            + ".",
        "Versions are compared by their numbers; a leading v and extra zeros do not count.",
        "Rename or remove one of the files in " + one.getParent() + ".");
  }

  static Fault schema(Path file, String clause) {
    return new Fault(
        Code.HISTORY_SCHEMA,
        "has the file " + file.getFileName() + " in its history, " + clause + ".",
        "Each history file is the schema of one earlier version.",
        "Restore " + file + " from version control.");
  }
}
