package io.avrodyne.processor.files;

import io.avrodyne.processor.diagnostic.Code;
import java.nio.file.Path;

/** Says what can be wrong with the files of a history. */
final class HistoryFault {

  private HistoryFault() {}

  static Fault folder(String folder, String fault) {
    return new Fault(
        Code.HISTORY_FOLDER,
        "cannot be compared with its history, because " + folder + " " + fault + ".",
        "The option names an absolute folder, which has one folder for each type: <fullname>/<version>.avsc.",
        "Create it, or correct -A"
            + HistoryReader.OPTION
            + "; with Maven it begins with ${project.basedir}.");
  }

  static Fault straight(String value, boolean history) {
    return new Fault(
        Code.HISTORY_STRAIGHT,
        (history ? "has a history, and -A" : "is compiled where -A")
            + HistoryReader.STRAIGHT_OPTION
            + " is \""
            + value
            + "\".",
        "The option is the number of earlier layouts with straight-line code, from 0 to 999.",
        "Correct the option, or leave it out: then it is 4.");
  }

  static Fault formerName(Path home, String fullname) {
    return new Fault(
        Code.HISTORY_FOLDER,
        "has no history, but its alias " + home.getFileName() + " has.",
        "A type that is called otherwise takes its history with it.",
        "Rename " + home + " to " + fullname + "; if there is still a type of that name, copy it.");
  }

  static Fault name(Path file) {
    return new Fault(
        Code.HISTORY_FILE,
        "has the file " + file.getFileName() + " in its history, which is not called by a version.",
        "Files there are called like 1.avsc, v2.avsc or 1.3.avsc.",
        "Rename " + file + ", or move it away.");
  }

  static Fault duplicate(Path one, Path other) {
    return new Fault(
        Code.HISTORY_DUPLICATE,
        "has one version twice, in " + one.getFileName() + " and " + other.getFileName() + ".",
        "Versions are ordered by their numbers, whatever letter or zeros are around them.",
        "Rename or remove one of the files in " + one.getParent() + ".");
  }

  static Fault schema(Path file, String clause) {
    return new Fault(
        Code.HISTORY_SCHEMA,
        "has the file " + file.getFileName() + " in its history, " + clause + ".",
        "Each file there is the schema of one earlier version.",
        "Restore " + file + " from version control.");
  }
}
