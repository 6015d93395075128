package io.avrodyne.benchmarks.format;

import io.avrodyne.benchmarks.workload.Workload;
import java.util.List;
import java.util.stream.Stream;

/** The caveat of formats that never write an amount of money as text, as Avro does there. */
public final class MoneyForm {

  private static final String CAVEAT =
      "Writes money as an amount and a currency, which Avro writes as one text.";

  private MoneyForm() {}

  /** Adds the caveat to others if it concerns the workload. */
  public static List<String> with(List<String> caveats, Workload workload) {
    return workload == Workload.BANK_TEXT
        ? Stream.concat(caveats.stream(), Stream.of(CAVEAT)).toList()
        : caveats;
  }
}
