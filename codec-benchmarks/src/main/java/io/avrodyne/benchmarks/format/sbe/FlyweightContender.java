package io.avrodyne.benchmarks.format.sbe;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import java.io.IOException;
import java.io.OutputStream;

/** Flyweights between plain values and bytes, without objects. */
final class FlyweightContender implements Contender<EquityMarketPriceEvent, EquityValues> {

  private final EquityFlyweights flyweights = new EquityFlyweights();
  private final EquityValues read = new EquityValues();

  /** The way between objects and messages, which is not measured. */
  private final EventContender events = new EventContender();

  @Override
  public EquityValues prepare(EquityMarketPriceEvent value) {
    events.write(value);
    byte[] message = events.written();
    EquityValues values = new EquityValues();
    values.read(flyweights.decoder(message, 0, message.length));
    return values;
  }

  @Override
  public int write(EquityValues values) {
    values.write(flyweights.encoder());
    return flyweights.size();
  }

  @Override
  public void write(EquityValues values, OutputStream stream) throws IOException {
    write(values);
    flyweights.writeTo(stream);
  }

  @Override
  public byte[] written() {
    return flyweights.written();
  }

  @Override
  public EquityValues read(byte[] bytes, int offset, int length) {
    read.read(flyweights.decoder(bytes, offset, length));
    return read;
  }

  @Override
  public EquityMarketPriceEvent restore(EquityValues values) {
    write(values);
    byte[] message = written();
    return events.read(message, 0, message.length);
  }
}
