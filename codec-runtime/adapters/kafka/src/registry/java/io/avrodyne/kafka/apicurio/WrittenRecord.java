package io.avrodyne.kafka.apicurio;

import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;

/**
 * What a serializer made, in hexadecimal.
 *
 * @param value the bytes
 * @param headers the headers by their names
 */
record WrittenRecord(String value, Map<String, String> headers) {

  static WrittenRecord of(byte @Nullable [] bytes, Headers headers) {
    Map<String, String> values = new TreeMap<>();
    for (Header each : headers) {
      values.put(each.key(), HexFormat.of().formatHex(each.value()));
    }
    return new WrittenRecord(bytes == null ? "null" : HexFormat.of().formatHex(bytes), values);
  }
}
