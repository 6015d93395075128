package io.avrodyne.command;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The writing of fetched schemas: first all files are compared, then the new ones written.
 *
 * @param folder where to write
 * @param console where to print what was written
 */
record HistoryUpdate(HistoryFolder folder, Console console) {

  /** Writes files, or nothing if one of them would be overwritten without permission. */
  ExitCode write(Collection<HistoryFile> files, boolean overwrite) throws IOException {
    Map<HistoryFile, HistoryFolder.State> states = new LinkedHashMap<>();
    for (HistoryFile file : files) {
      states.put(file, folder.stateOf(file));
    }
    if (!overwrite && states.containsValue(HistoryFolder.State.DIFFERENT)) {
      refuse(states);
      return ExitCode.REFUSED;
    }
    for (Map.Entry<HistoryFile, HistoryFolder.State> entry : states.entrySet()) {
      update(entry.getKey(), entry.getValue());
    }
    return ExitCode.DONE;
  }

  private void refuse(Map<HistoryFile, HistoryFolder.State> states) {
    states.forEach(
        (file, state) -> {
          if (state == HistoryFolder.State.DIFFERENT) {
            console.printError(
                file + " differs from version " + file.version() + " of " + file.subject() + ".");
          }
        });
    console.printError("Nothing was written. To replace these files, add --overwrite.");
  }

  private void update(HistoryFile file, HistoryFolder.State state) throws IOException {
    if (state != HistoryFolder.State.EQUAL) {
      folder.write(file);
    }
    String what =
        switch (state) {
          case MISSING -> "written";
          case EQUAL -> "unchanged";
          case DIFFERENT -> "replaced";
        };
    console.print(file.subject() + " -> " + file + ": " + what);
  }
}
