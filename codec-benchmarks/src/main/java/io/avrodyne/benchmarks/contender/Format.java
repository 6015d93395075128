package io.avrodyne.benchmarks.contender;

import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A way to encode and decode the objects of the workloads. The formats of a library are constants
 * of one class.
 *
 * @param track the objects that the format is measured on
 * @param writesAvro whether it is Avro's binary encoding, in which case its bytes must equal those
 *     of Apache Avro
 * @param survival the changes of a class that data survives
 * @param caveats what a reader of the results has to know about the format, a sentence each
 * @param remarks what there is to know about the format in one workload
 * @param limits the reasons why it cannot encode a workload
 * @param flags a check of the flags of a JVM that measures it, which throws an {@link
 *     IllegalStateException} if one is missing, and another mode would be measured
 * @param contenders a maker of the contender for a class, configured as the library's documentation
 *     recommends for speed
 */
public record Format(
    Track track,
    boolean writesAvro,
    Survival survival,
    List<String> caveats,
    Map<Workload, String> remarks,
    Function<Workload, Optional<String>> limits,
    Runnable flags,
    Function<Model<?>, Contender<?, ?>> contenders) {

  /** What there is to know about formats that never write an amount of money as text. */
  public static final Map<Workload, String> MONEY_AS_AMOUNT =
      Map.of(
          Workload.BANK_TEXT,
          "Writes money as an amount and a currency, which Avro writes as one text.");

  /** Kept, because making the data of a workload takes longer than looking at its classes. */
  private static final Map<Workload, List<Model<?>>> MODELS = new ConcurrentHashMap<>();

  /** Creates one that is Avro's binary encoding, whose data survives all changes. */
  public static Format ofAvro(
      Track track, Function<Model<?>, Contender<?, ?>> contenders, String... caveats) {
    return of(track, true, Survival.ALL, contenders, caveats);
  }

  /** Creates one that is another encoding. */
  public static Format of(
      Track track,
      Survival survival,
      Function<Model<?>, Contender<?, ?>> contenders,
      String... caveats) {
    return of(track, false, survival, contenders, caveats);
  }

  private static Format of(
      Track track,
      boolean writesAvro,
      Survival survival,
      Function<Model<?>, Contender<?, ?>> contenders,
      String... caveats) {
    return new Format(
        track,
        writesAvro,
        survival,
        List.of(caveats),
        Map.of(),
        workload -> Optional.empty(),
        () -> {},
        contenders);
  }

  /** Returns the format with what there is to know about it in some workloads. */
  public Format remarking(Map<Workload, String> more) {
    return new Format(track, writesAvro, survival, caveats, more, limits, flags, contenders);
  }

  /** Returns the format with a reason why it cannot encode some of the other workloads. */
  public Format excluding(String reason, Predicate<Workload> excluded) {
    Function<Workload, Optional<String>> more =
        workload ->
            limits
                .apply(workload)
                .or(() -> excluded.test(workload) ? Optional.of(reason) : Optional.empty());
    return new Format(track, writesAvro, survival, caveats, remarks, more, flags, contenders);
  }

  /** Returns the format with a reason why it cannot encode workloads with some of the classes. */
  public Format excludingClasses(String reason, Predicate<Model<?>> excluded) {
    return excluding(reason, workload -> models(workload).stream().anyMatch(excluded));
  }

  private static List<Model<?>> models(Workload workload) {
    return MODELS.computeIfAbsent(workload, key -> key.sample(Size.SMALL).models());
  }

  /** Returns the format with a check of the flags of a JVM that measures it. */
  public Format requiring(Runnable check) {
    return new Format(track, writesAvro, survival, caveats, remarks, limits, check, contenders);
  }

  /** Returns the caveats that concern a workload. */
  public List<String> caveats(Workload workload) {
    return Stream.concat(caveats.stream(), Stream.ofNullable(remarks.get(workload))).toList();
  }

  /** Returns why the format cannot encode the workload; empty if it can. */
  public Optional<String> refusal(Workload workload) {
    return limits.apply(workload);
  }

  /** Creates the contender for one class. */
  @SuppressWarnings("unchecked") // It is made for the objects of the model.
  public <T> Contender<T, ?> contender(Model<T> model) {
    return (Contender<T, ?>) contenders.apply(model);
  }
}
