package io.avrodyne.benchmarks.contender;

import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A way to encode and decode the objects of the workloads: one adapter for each library. */
public interface Format {

  /** Returns the objects that this format is measured on. */
  default Track track() {
    return traits().track();
  }

  /**
   * Returns whether the format is Avro's binary encoding, in which case its bytes must equal those
   * of Apache Avro.
   */
  default boolean writesAvro() {
    return traits().writesAvro();
  }

  /**
   * Returns the changes of a class that data survives. Avro's data survives all, by its schemas.
   */
  default Survival survival() {
    return writesAvro() ? Survival.ALL : traits().survival();
  }

  /** Returns what a reader of the results has to know about this format, a sentence each. */
  default List<String> caveats() {
    return List.of(traits().caveats());
  }

  /** Returns the caveats that concern a workload. */
  default List<String> caveats(Workload workload) {
    List<String> caveats = new ArrayList<>(caveats());
    if (workload == Workload.BANK_TEXT && traits().writesMoneyAsAmount()) {
      caveats.add("Writes money as an amount and a currency, which Avro writes as one text.");
    }
    return caveats;
  }

  /** Returns what the class says about itself. */
  private Traits traits() {
    return Objects.requireNonNull(getClass().getAnnotation(Traits.class));
  }

  /** Returns why the format cannot encode the workload; empty if it can. */
  default Optional<String> refusal(Workload workload) {
    return Optional.empty();
  }

  /**
   * Checks the flags of a JVM that measures the format.
   *
   * @throws IllegalStateException if one is missing, and another mode would be measured
   */
  default void requireFlags() {}

  /** Creates the contender for one class, configured as its documentation recommends for speed. */
  <T> Contender<T, ?> contender(Model<T> model) throws IOException;
}
