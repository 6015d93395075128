package io.avrodyne.benchmarks.stores.bank;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.stores.Database;
import io.avrodyne.benchmarks.stores.Databases;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.benchmarks.stores.axon.AxonStore;
import io.avrodyne.benchmarks.stores.axon.ForwardingSerializer;
import io.avrodyne.benchmarks.stores.axon.PostgresStore;
import io.avrodyne.benchmarks.stores.axon.serializer.AxonSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import io.avrodyne.benchmarks.stores.bank.domain.BankLoad;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import java.util.List;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.Serializer;
import org.javamoney.moneta.Money;
import org.junit.jupiter.api.Test;

class BankRunTest {

  @Test
  void theLoadIsThePublishedOne() {
    BankLoad load = BankLoad.of(10);
    assertEquals(2010, load.commands().size());
    assertEquals(10, load.accounts().size());
    assertEquals(201_000, load.replayed());
  }

  @Test
  void aSerializerThatChangesAnAmountCannotWin() throws Exception {
    Databases.require(List.of(Database.POSTGRES));
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class,
            () -> report(new Generous(AxonSerializers.json()), BankLoad.of(1)));
    assertTrue(
        String.valueOf(thrown.getMessage()).startsWith("The balances of the store are "),
        thrown::toString);
  }

  @Test
  void anHonestSerializerPasses() throws Exception {
    Databases.require(List.of(Database.POSTGRES));
    assertDoesNotThrow(() -> report(AxonSerializers.json(), BankLoad.of(1)));
  }

  @Test
  void aRunWithoutReplayIsNoticed() throws Exception {
    Databases.require(List.of(Database.POSTGRES));
    BankLoad load = BankLoad.of(1);
    BankLoad opening =
        new BankLoad(load.commands().subList(0, 1), load.accounts(), BankLoad.of(0).balances());
    assertThrows(IllegalStateException.class, () -> report(AxonSerializers.json(), opening));
  }

  private static void report(Serializer serializer, BankLoad load) throws Exception {
    try (AxonStore store = new PostgresStore(Durability.ASYNC, 2, 100);
        BankRun run = new BankRun(store, serializer, BankEvents.TEXT, load)) {
      run.execute();
      run.report(new StoreFigures());
    }
  }

  /** A serializer that adds ten euros to each deposit that it reads, so that no command fails. */
  private static final class Generous extends ForwardingSerializer {

    Generous(Serializer exact) {
      super(exact);
    }

    @Override
    @SuppressWarnings("TypeParameterUnusedInFormals") // The type is that of the interface.
    public <S, T> T deserialize(SerializedObject<S> object) {
      T value = super.deserialize(object);
      if (value instanceof MoneyDeposited deposit) {
        deposit.setAmount(deposit.getAmount().add(Money.of(10, "EUR")));
      }
      return value;
    }
  }
}
