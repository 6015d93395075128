package io.avrodyne.benchmarks.stores.axon.serializer;

import io.avrodyne.axon.AvrodyneAxonSerializer;
import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn;
import org.axonframework.serialization.Serializer;

/** Avrodyne's serializer. Axon's own types are written as JSON. */
public final class AvrodyneSerializers {

  private AvrodyneSerializers() {}

  /** Returns the one for money as text. */
  public static Serializer text() {
    return of(BankAccountCreated.class, MoneyDeposited.class, MoneyWithdrawn.class);
  }

  /** Returns the one for money as an amount and a currency. */
  public static Serializer compact() {
    return of(
        io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated.class,
        io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited.class,
        io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn.class);
  }

  private static Serializer of(Class<?>... events) {
    return AvrodyneAxonSerializer.builder()
        .classes(events)
        .delegate(JacksonSerializers.json())
        .build();
  }
}
