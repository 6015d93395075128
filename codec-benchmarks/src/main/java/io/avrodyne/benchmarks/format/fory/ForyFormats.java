package io.avrodyne.benchmarks.format.fory;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.Set;
import org.apache.fory.Fory;
import org.javamoney.moneta.Money;

/**
 * Apache Fory's own format for Java, with registered classes, compiled serializers and without the
 * tracking of references.
 */
public final class ForyFormats {

  /** The flag without which it cannot use the arrays of strings, from some release of Java on. */
  public static final String FLAG = "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED";

  /** The first release of Java on which Fory needs the flag. */
  private static final int STRICT_RELEASE = 25;

  private static final String STRINGS =
      "Copies the private arrays of strings, for which it needs a JVM flag from JDK 25 on.";

  /** The mode whose data can be read only by a class with the same fields. */
  public static final Format EQUAL_CLASSES =
      of(
          false,
          Survival.NONE,
          "Its mode for equal classes on both sides: data cannot be read after a field was added or"
              + " removed.");

  /** The mode whose data can be read after a field was added or removed. */
  public static final Format COMPATIBLE =
      of(
              true,
              Survival.ALL,
              "Its mode for classes that change, which describes the class in the data.")
          .excluding(
              "does not read its own description of a class with 1,000 fields",
              Set.of(Workload.WIDE_1000_BEAN)::contains);

  private ForyFormats() {}

  /** Returns no flag where none is needed, because a flag for modules slows the start of a JVM. */
  public static String[] neededFlags() {
    return Runtime.version().feature() < STRICT_RELEASE ? new String[0] : new String[] {FLAG};
  }

  private static Format of(boolean compatible, Survival survival, String caveat) {
    return Format.of(
            Track.OBJECTS, survival, model -> contender(model, compatible), caveat, STRINGS)
        .remarking(Format.MONEY_AS_AMOUNT);
  }

  private static <T> Contender<T, ?> contender(Model<T> model, boolean compatible) {
    Fory fory =
        Fory.builder()
            .withXlang(false)
            .withCompatible(compatible)
            .requireClassRegistration(true)
            .withRefTracking(false)
            .withCodegen(true)
            .withAsyncCompilation(false)
            .build();
    fory.register(Money.class);
    ClassGraph.of(model.type()).all().stream()
        .filter(each -> !fory.getTypeResolver().isRegistered(each))
        .forEach(fory::register);
    fory.registerSerializer(Money.class, MoneySerializer::new);
    return new ForyContender<>(fory, model.type());
  }
}
