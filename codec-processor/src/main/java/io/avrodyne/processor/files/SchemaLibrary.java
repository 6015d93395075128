package io.avrodyne.processor.files;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The schemas of some folders, whose files may contain several of them and refer to the types of
 * each other by their full names.
 */
final class SchemaLibrary {

  private static final String EXTENSION = ".avsc";

  private final List<Path> homes;
  private final Map<Path, SchemaDefinitions> read = new HashMap<>();
  private @Nullable List<SchemaDefinitions> others;

  /** Creates one over folders, which are read when a type of another file is needed. */
  SchemaLibrary(List<Path> homes) {
    this.homes = List.copyOf(homes);
  }

  /** Returns the words for folders. */
  static String text(List<Path> homes) {
    return homes.stream().map(Path::toString).collect(Collectors.joining(" or "));
  }

  /**
   * Returns the record of a file that has a full name, or the only schema of the file.
   *
   * @throws SchemaFile.Unreadable if the file has none, or refers to a type that no file defines
   */
  Schema recordIn(Path file, String fullname) throws SchemaFile.Unreadable {
    SchemaDefinitions own = definitions(file);
    if (!own.types().containsKey(fullname)) {
      return only(file, own, fullname);
    }
    String text = new SchemaAssembly(name -> find(own, name)).text(fullname);
    return requireRecord(SchemaFile.parseText(text));
  }

  private static Schema only(Path file, SchemaDefinitions own, String fullname)
      throws SchemaFile.Unreadable {
    Schema schema;
    try {
      schema = requireRecord(SchemaFile.parse(file));
    } catch (SchemaFile.Unreadable e) {
      if (own.types().size() > 1) {
        throw new SchemaFile.Unreadable(
            "which has no type " + fullname + " but " + String.join(", ", own.types().keySet()));
      }
      throw e;
    }
    return schema;
  }

  private static Schema requireRecord(Schema schema) throws SchemaFile.Unreadable {
    if (schema.getType() != Schema.Type.RECORD) {
      throw new SchemaFile.Unreadable("which is not a record");
    }
    return schema;
  }

  private ObjectNode find(SchemaDefinitions own, String name) throws SchemaFile.Unreadable {
    // A name without dots is one of the namespace around it, or else one without namespace.
    String local = name.substring(name.lastIndexOf('.') + 1);
    String known = own.types().containsKey(name) ? name : local;
    ObjectNode type = own.types().get(known);
    return type == null ? findElsewhere(own, name) : requireSame(own, known, type);
  }

  /** The definition of the file itself precedes those of its folder, but not those of others. */
  private ObjectNode requireSame(SchemaDefinitions own, String name, ObjectNode type)
      throws SchemaFile.Unreadable {
    if (homes.size() > 1) {
      for (SchemaDefinitions other : others()) {
        ObjectNode second = other.types().get(name);
        if (second != null && !second.equals(type) && !isTogether(own.file(), other.file())) {
          throw different("which defines ", name, own.file(), other.file());
        }
      }
    }
    return type;
  }

  private boolean isTogether(Path file, Path other) {
    return homes.stream().anyMatch(home -> file.startsWith(home) && other.startsWith(home));
  }

  private ObjectNode findElsewhere(SchemaDefinitions own, String name)
      throws SchemaFile.Unreadable {
    ObjectNode found = null;
    Path place = own.file();
    for (SchemaDefinitions other : others()) {
      ObjectNode type = other.types().get(name);
      if (type != null && found != null && !type.equals(found)) {
        throw different("which refers to ", name, place, other.file());
      }
      if (type != null && found == null) {
        found = type;
        place = other.file();
      }
    }
    if (found == null) {
      throw new SchemaFile.Unreadable(
          "which refers to " + name + ", but no file in " + text(homes) + " defines it");
    }
    return found;
  }

  private static SchemaFile.Unreadable different(
      String relation, String name, Path place, Path other) {
    return new SchemaFile.Unreadable(
        relation + name + ", but " + place + " and " + other + " differ",
        FileRemedy.ONE_DEFINITION);
  }

  /** A file that cannot be read defines nothing, which is a problem only of those that need it. */
  private List<SchemaDefinitions> others() throws SchemaFile.Unreadable {
    List<SchemaDefinitions> known = others;
    if (known == null) {
      known = new ArrayList<>();
      for (Path file : files()) {
        try {
          known.add(definitions(file));
        } catch (SchemaFile.Unreadable e) {
          read.put(file, new SchemaDefinitions(file, Map.of()));
        }
      }
      others = known;
    }
    return known;
  }

  private SchemaDefinitions definitions(Path file) throws SchemaFile.Unreadable {
    SchemaDefinitions known = read.get(file);
    if (known == null) {
      known = SchemaDefinitions.read(file);
      read.put(file, known);
    }
    return known;
  }

  private List<Path> files() throws SchemaFile.Unreadable {
    List<Path> files = new ArrayList<>();
    for (Path home : homes) {
      try (Stream<Path> all = Files.walk(home)) {
        all.filter(file -> file.toString().endsWith(EXTENSION)).sorted().forEach(files::add);
      } catch (IOException | UncheckedIOException e) {
        throw new SchemaFile.Unreadable("but " + home + " cannot be listed");
      }
    }
    return files;
  }
}
