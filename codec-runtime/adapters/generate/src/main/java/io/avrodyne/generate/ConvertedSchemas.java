package io.avrodyne.generate;

import io.avrodyne.generate.input.BadSchemasException;
import io.avrodyne.generate.input.NamedType;
import io.avrodyne.generate.input.Problem;
import io.avrodyne.generate.input.SchemaSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.avro.SchemaFormatter;

/** The files of the schemas of IDL types, each of which has the full name of its type. */
final class ConvertedSchemas {

  private ConvertedSchemas() {}

  /**
   * Returns the texts by the names of the files.
   *
   * @throws BadSchemasException if two types would share a file where case is ignored
   */
  static Map<String, String> of(SchemaSet schemas) {
    Map<String, String> files = new TreeMap<>();
    Map<String, NamedType> taken = new HashMap<>();
    List<Problem> problems = new ArrayList<>();
    for (NamedType type : schemas.types()) {
      if (type.link().isEmpty()) {
        NamedType other = taken.putIfAbsent(type.fullname().toLowerCase(Locale.ROOT), type);
        if (other != null) {
          problems.add(clash(type, other));
        }
        files.put(type.fullname() + ".avsc", text(type));
      }
    }
    BadSchemasException.throwIfAny(problems);
    return files;
  }

  private static Problem clash(NamedType type, NamedType other) {
    return new Problem(
        type.place(),
        "The file of "
            + type.fullname()
            + " would also be that of "
            + other.fullname()
            + " in "
            + other.place().file()
            + ", as some file systems ignore case.",
        "Rename one of the types, or give it another namespace.");
  }

  /** Avro ends lines as the system does, but the files of all systems are the same. */
  private static String text(NamedType type) {
    return SchemaFormatter.format("json/pretty", type.schema()).replace("\r\n", "\n") + "\n";
  }
}
