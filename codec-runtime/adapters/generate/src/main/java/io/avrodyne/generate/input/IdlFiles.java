package io.avrodyne.generate.input;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;
import org.apache.avro.idl.IdlReader;

/** The reader of files in Avro IDL, with the types of protocols and of the files they import. */
final class IdlFiles {

  private static final ObjectMapper JSON = new ObjectMapper();

  private IdlFiles() {}

  static List<Definition> read(Path file) throws IOException {
    List<Definition> found = new ArrayList<>();
    for (Schema schema : parse(file)) {
      Place place = new Place(file.toString(), schema.getFullName());
      for (Definition each : Separation.of(JSON.readTree(schema.toString()), place, "")) {
        found.add(
            new Definition(
                each.fullname(), each.json(), new Place(file.toString(), each.fullname()), ""));
      }
    }
    return found;
  }

  private static List<Schema> parse(Path file) throws IOException {
    try {
      return List.copyOf(new IdlReader().parse(file).getNamedSchemas().values());
    } catch (AvroRuntimeException | IllegalArgumentException e) {
      String reason = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      throw new BadSchemasException(
          List.of(
              new Problem(
                  new Place(file.toString(), ""),
                  "This is not Avro IDL: " + reason.strip() + ".",
                  "Correct it.")));
    }
  }
}
