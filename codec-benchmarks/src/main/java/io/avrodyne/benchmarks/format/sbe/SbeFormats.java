package io.avrodyne.benchmarks.format.sbe;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import java.util.function.Function;

/** The formats of Simple Binary Encoding, with the one layout that was written. */
public final class SbeFormats {

  /** The flag that its buffers need. */
  public static final String FLAG = "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED";

  /** The encoding as it is meant to be used: flyweights over a buffer, without objects. */
  public static final Format FLYWEIGHTS =
      ofEvent(
          Track.NATIVE,
          model -> new FlyweightContender(),
          "Copies numbers and encoded texts from one holder of plain values, and every field back"
              + " into another; creates no objects, and never turns texts into strings.");

  /** The encoding with a mapping, written by hand, to and from the application's objects. */
  public static final Format HYDRATED =
      ofEvent(
          Track.OBJECTS,
          model -> new EventContender(),
          "Maps objects by hand to a fixed layout, which was written for this event.");

  private SbeFormats() {}

  private static Format ofEvent(
      Track track, Function<Model<?>, Contender<?, ?>> contenders, String caveat) {
    return Format.of(track, Survival.LAST, contenders, caveat)
        .excludingClasses(
            "fixed layout written for the equity event only",
            model -> model.type() != EquityMarketPriceEvent.class);
  }
}
