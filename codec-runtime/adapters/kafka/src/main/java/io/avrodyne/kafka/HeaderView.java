package io.avrodyne.kafka;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.frame.FrameHeaders;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;

/**
 * A view of the headers of a record that is moved from record to record.
 *
 * <p><b>Allocation.</b> None for looking a header up, the header for putting one.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class HeaderView implements FrameHeaders {

  private final boolean isKey;
  private @Nullable Headers headers;

  HeaderView(boolean isKey) {
    this.isKey = isKey;
  }

  /** Moves this view to other headers, or to none. */
  void set(@Nullable Headers headers) {
    this.headers = headers;
  }

  void clear() {
    headers = null;
  }

  @Override
  public boolean isKey() {
    return isKey;
  }

  @Override
  public byte @Nullable [] last(String name) {
    Header last = headers == null ? null : headers.lastHeader(name);
    return last == null ? null : last.value();
  }

  @Override
  public void put(String name, byte[] value) {
    Headers target = headers;
    if (target == null) {
      throw CodecFailures.encoding(
          "the frame needs the header "
              + name
              + ", but Kafka passed no headers, as for a state store of Kafka Streams. Use a form"
              + " that precedes the datum, such as confluent-prefix");
    }
    remove(target, name);
    target.add(name, value);
  }

  @Override
  public void remove(String name) {
    if (headers != null) {
      remove(headers, name);
    }
  }

  /** Removes headers; Kafka's method allocates even if it finds nothing. */
  private static void remove(Headers headers, String name) {
    if (headers.lastHeader(name) != null) {
      headers.remove(name);
    }
  }
}
