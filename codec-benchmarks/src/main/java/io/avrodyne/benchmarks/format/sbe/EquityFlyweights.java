package io.avrodyne.benchmarks.format.sbe;

import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventDecoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventEncoder;
import io.avrodyne.benchmarks.sbe.equity.MessageHeaderDecoder;
import io.avrodyne.benchmarks.sbe.equity.MessageHeaderEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** The flyweights of the event and the buffers under them, all of which are reused. */
final class EquityFlyweights {

  private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
  private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
  private final EquityMarketPriceEventEncoder encoder = new EquityMarketPriceEventEncoder();
  private final EquityMarketPriceEventDecoder decoder = new EquityMarketPriceEventDecoder();
  private final ExpandableArrayBuffer sink = new ExpandableArrayBuffer(1024);
  private final UnsafeBuffer source = new UnsafeBuffer(new byte[0]);

  /** Begins a message that replaces the content of the sink. */
  EquityMarketPriceEventEncoder encoder() {
    return encoder.wrapAndApplyHeader(sink, 0, headerEncoder);
  }

  /** Begins to read the message in a range of an array. */
  EquityMarketPriceEventDecoder decoder(byte[] bytes, int offset, int length) {
    source.wrap(bytes, offset, length);
    return decoder.wrapAndApplyHeader(source, 0, headerDecoder);
  }

  /** Returns the size of the message in the sink. */
  int size() {
    return encoder.limit();
  }

  void writeTo(OutputStream stream) throws IOException {
    stream.write(sink.byteArray(), 0, size());
  }

  byte[] written() {
    return Arrays.copyOf(sink.byteArray(), size());
  }
}
