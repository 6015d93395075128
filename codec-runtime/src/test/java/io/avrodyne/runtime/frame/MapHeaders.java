package io.avrodyne.runtime.frame;

import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The headers of a record in memory. */
public final class MapHeaders implements FrameHeaders {

  private final boolean isKey;
  private final Map<String, byte[]> values = new TreeMap<>();

  private MapHeaders(boolean isKey) {
    this.isKey = isKey;
  }

  /** Returns the headers of a key. */
  public static MapHeaders ofKey() {
    return new MapHeaders(true);
  }

  /** Returns the headers of a value. */
  public static MapHeaders ofValue() {
    return new MapHeaders(false);
  }

  /** Sets a header and returns these headers. */
  public MapHeaders with(String name, byte[] value) {
    put(name, value);
    return this;
  }

  /** Sets a header to bytes in hexadecimal and returns these headers. */
  public MapHeaders with(String name, String hex) {
    return with(name, HexFormat.of().parseHex(hex));
  }

  @Override
  public boolean isKey() {
    return isKey;
  }

  @Override
  public byte @Nullable [] last(String name) {
    return values.get(name);
  }

  @Override
  public void remove(String name) {
    values.remove(name);
  }

  @Override
  public void put(String name, byte[] value) {
    values.put(name, value.clone());
  }

  /** Returns the names and the values in hexadecimal, in the order of the names. */
  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(header -> header.getKey() + "=" + HexFormat.of().formatHex(header.getValue()))
        .collect(Collectors.joining(" "));
  }
}
