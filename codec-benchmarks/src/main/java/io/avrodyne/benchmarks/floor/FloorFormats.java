package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avrodyne.AvrodyneFormats;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.EnumSet;
import java.util.Set;

/** The formats that are no codecs: the work that every codec has to do. */
public final class FloorFormats {

  private static final Set<Workload> WITH_FLOOR =
      EnumSet.of(
          Workload.EQUITY_T1,
          Workload.EQUITY_T1_BOXED,
          Workload.EQUITY_T2,
          Workload.SIMPLE,
          Workload.SOCIAL_POST,
          Workload.TEXT_RECORD);

  /** Copies of the encoded bytes, which every codec touches at least once. */
  public static final Format MEMORY_COPY =
      Format.ofAvro(
          Track.FLOOR,
          model -> new MemoryCopyContender<>(AvrodyneFormats.GENERATED.contender(model)),
          "Copies the encoded bytes, without a look at any object.");

  /** Code written by hand over plain arrays, with checks of hostile input. */
  public static final Format PLAIN_ARRAY =
      plainArray(
          true, "Straight-line code over a plain array, with the checks of a strict decoder.");

  /** Code written by hand over plain arrays, which trusts its input. */
  public static final Format PLAIN_ARRAY_UNCHECKED =
      plainArray(
          false, "Straight-line code over a plain array, which trusts the bytes that it reads.");

  private FloorFormats() {}

  private static Format plainArray(boolean checked, String caveat) {
    return Format.ofAvro(Track.FLOOR, model -> plainArray(model, checked), caveat)
        .excluding(
            "no floor written for this workload", workload -> !WITH_FLOOR.contains(workload));
  }

  private static <T> Contender<T, ?> plainArray(Model<T> model, boolean checked) {
    return new PlainArrayContender<>(
        PlainCodecs.of(model.type()), checked ? new CheckedInput() : new UncheckedInput());
  }
}
