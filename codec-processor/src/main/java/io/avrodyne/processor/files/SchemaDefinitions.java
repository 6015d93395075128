package io.avrodyne.processor.files;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The types that a file defines, which may contain several schemas, one after the other or in an
 * array.
 *
 * @param file the file
 * @param types by full name, each with references in the place of the types within it
 */
record SchemaDefinitions(Path file, Map<String, ObjectNode> types) {

  /** Comments are allowed, as Apache Avro's parser allows them. */
  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build();

  /**
   * Reads a file.
   *
   * @throws SchemaFile.Unreadable if it cannot be read, or is not JSON
   */
  static SchemaDefinitions read(Path file) throws SchemaFile.Unreadable {
    Map<String, ObjectNode> types = new LinkedHashMap<>();
    try (JsonParser parser = JSON.createParser(Files.readString(file))) {
      for (JsonNode next = JSON.readTree(parser); next != null; next = JSON.readTree(parser)) {
        NamedDefinition.separate(next, types);
      }
      return new SchemaDefinitions(file, types);
    } catch (IOException e) {
      throw new SchemaFile.Unreadable("which is not an Avro schema: it is not JSON in UTF-8");
    }
  }
}
