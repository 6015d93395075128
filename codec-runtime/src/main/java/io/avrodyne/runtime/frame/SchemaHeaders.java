package io.avrodyne.runtime.frame;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The headers of all known forms. */
final class SchemaHeaders {

  static final String CONFLUENT_KEY = "__key_schema_id";
  static final String CONFLUENT_VALUE = "__value_schema_id";
  static final String APICURIO_KEY = "apicurio.key.";
  static final String APICURIO_VALUE = "apicurio.value.";
  static final String APICURIO_CONTENT_ID = "contentId";
  static final String APICURIO_GLOBAL_ID = "globalId";
  static final String APICURIO_ENCODING = "encoding";
  static final String AZURE = "content-type";
  static final String AZURE_TYPE = "avro/binary+";

  private static final byte[] AZURE_BYTES = AZURE_TYPE.getBytes(StandardCharsets.US_ASCII);
  private static final List<String> OF_KEYS = names(CONFLUENT_KEY, APICURIO_KEY);
  private static final List<String> OF_VALUES = names(CONFLUENT_VALUE, APICURIO_VALUE);

  private SchemaHeaders() {}

  private static List<String> names(String confluent, String apicurio) {
    return List.of(
        confluent,
        apicurio + APICURIO_CONTENT_ID,
        apicurio + APICURIO_GLOBAL_ID,
        apicurio + APICURIO_ENCODING);
  }

  /** Removes the headers of the key or of the value. Headers that are not there cost nothing. */
  static void removeAll(FrameHeaders headers) {
    List<String> names = headers.isKey() ? OF_KEYS : OF_VALUES;
    for (int i = 0; i < names.size(); i++) {
      if (headers.last(names.get(i)) != null) {
        headers.remove(names.get(i));
      }
    }
    if (!headers.isKey() && isAzure(headers.last(AZURE))) {
      headers.remove(AZURE);
    }
  }

  /** Returns whether a content type is one of the Azure Schema Registry. */
  static boolean isAzure(byte @Nullable [] contentType) {
    int length = AZURE_BYTES.length;
    return contentType != null
        && contentType.length >= length
        && Arrays.equals(contentType, 0, length, AZURE_BYTES, 0, length);
  }
}
