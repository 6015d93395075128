package io.avrodyne.generate.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The reader of files with one or several schemas, one after the other or in an array. */
final class JsonFiles {

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private JsonFiles() {}

  static List<Definition> read(Path file, String link) throws IOException {
    List<Definition> found = new ArrayList<>();
    Place place = new Place(file.toString(), "");
    List<JsonNode> schemas = parse(file, place);
    for (int i = 0; i < schemas.size(); i++) {
      found.addAll(Separation.of(schemas.get(i), schemas.size() == 1 ? place : place.at(i), link));
    }
    if (found.isEmpty()) {
      throw bad(
          place,
          "The file defines no type with a name.",
          "Sources are generated for records, enums and fixed types; move other files elsewhere.");
    }
    return found;
  }

  private static List<JsonNode> parse(Path file, Place place) throws IOException {
    List<JsonNode> schemas = new ArrayList<>();
    try (JsonParser parser = JSON.createParser(Files.readString(file))) {
      for (JsonNode next = JSON.readTree(parser); next != null; next = JSON.readTree(parser)) {
        schemas.add(next);
      }
      return schemas;
    } catch (JsonProcessingException e) {
      String at =
          e.getLocation() == null
              ? ""
              : "line " + e.getLocation().getLineNr() + ", column " + e.getLocation().getColumnNr();
      throw bad(place.at(at), "This is not JSON: " + e.getOriginalMessage() + ".", "Correct it.");
    } catch (CharacterCodingException e) {
      throw bad(place, "The file is not UTF-8.", "Save it as UTF-8.");
    }
  }

  private static BadSchemasException bad(Place place, String finding, String remedy) {
    return new BadSchemasException(List.of(new Problem(place, finding, remedy)));
  }
}
