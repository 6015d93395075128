package io.avrodyne.processor.files;

/** What to do about a file that a class cannot follow. */
enum FileRemedy {
  /** The file is missing, or cannot be used. */
  OPTION(
      "The option -A"
          + GivenSchemaReader.OPTION
          + " is the absolute path of the folder with the file.",
      "Set the option (in Maven, with ${project.basedir}), or correct the file or its name."),

  /** Two folders have files of the same path that differ. */
  ONE_FILE(
      "A class names its file by the path within its folder, so files of the same path must be equal.",
      "Rename one of the files, or remove one of the folders from the option -A"
          + GivenSchemaReader.OPTION
          + "."),

  /** Two files define a name differently. */
  ONE_DEFINITION(
      "A full name must mean the same type in all folders of -A" + GivenSchemaReader.OPTION + ".",
      "Make the definitions equal, or remove one of them.");

  private final String rule;
  private final String nextStep;

  FileRemedy(String rule, String nextStep) {
    this.rule = rule;
    this.nextStep = nextStep;
  }

  /** Returns why the file cannot be followed, in a sentence. */
  String rule() {
    return rule;
  }

  /** Returns the remedy, in a sentence. */
  String nextStep() {
    return nextStep;
  }
}
