package io.avrodyne.runtime.frame;

import io.avrodyne.api.CodecFailures;
import org.jspecify.annotations.Nullable;

/** The headers of a value whose system has no headers. */
final class NoHeaders implements FrameHeaders {

  static final NoHeaders INSTANCE = new NoHeaders();

  private NoHeaders() {}

  @Override
  public boolean isKey() {
    return false;
  }

  @Override
  public byte @Nullable [] last(String name) {
    return null;
  }

  @Override
  public void remove(String name) {}

  @Override
  public void put(String name, byte[] value) {
    throw CodecFailures.encoding(
        "the frame has header "
            + name
            + ", but no headers were passed. Pass headers, or choose a"
            + " form without headers");
  }
}
