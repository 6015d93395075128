package io.avrodyne.benchmarks.format.xstream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.thoughtworks.xstream.security.ForbiddenClassException;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.fixtures.weather.Reading;
import io.avrodyne.fixtures.weather.ReadingAvroCodec;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class XStreamFormatTest {

  private static final Model<Reading> MODEL = new Model<>(Reading.class, ReadingAvroCodec.INSTANCE);

  @Test
  void readsNoOtherClassThanThoseOfTheWorkload() {
    Contender<Reading, ?> contender = XStreamFormats.COMPACT.contender(MODEL);
    byte[] xml = "<java.lang.ProcessBuilder/>".getBytes(UTF_8);
    assertThrows(ForbiddenClassException.class, () -> contender.read(xml, 0, xml.length));
  }

  @Test
  void separatesElementsOnlyInThePrettyLayout() throws IOException {
    assertTrue(written(XStreamFormats.PRETTY).contains("\n  <temp>"));
    assertEquals(-1, written(XStreamFormats.COMPACT).indexOf('\n'));
  }

  @Test
  void takesPartInWorkloadsOfBeans() {
    assertEquals(Optional.empty(), XStreamFormats.PRETTY.refusal(Workload.EQUITY_T1));
  }

  private static String written(Format format) throws IOException {
    return written(format.contender(MODEL));
  }

  private static <N> String written(Contender<Reading, N> contender) throws IOException {
    Reading reading = new Reading();
    reading.station = "Basel";
    contender.write(contender.prepare(reading));
    return new String(contender.written(), UTF_8);
  }
}
