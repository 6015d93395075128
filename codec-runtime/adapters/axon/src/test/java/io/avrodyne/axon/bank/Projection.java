package io.avrodyne.axon.bank;

import io.avrodyne.axon.renamed.Pay;
import io.avrodyne.axon.renamed.Payment;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.ListenerInvocationErrorHandler;
import org.axonframework.eventhandling.TrackingEventProcessorConfiguration;
import org.axonframework.serialization.UnknownSerializedType;

/** The events of accounts and wallets that a tracking processor has seen. */
@ProcessingGroup(Projection.NAME)
public final class Projection {

  /** The name of the processor. */
  public static final String NAME = "projection";

  private static final long PATIENCE_SECONDS = 60;

  /** How long the processor waits for an event before it looks whether it was shut down. */
  private static final long POLL_MILLIS = 20;

  private final List<Object> seen = new CopyOnWriteArrayList<>();
  private volatile CountDownLatch expected = new CountDownLatch(0);

  /** Starts to count. */
  public Projection expect(int events) {
    expected = new CountDownLatch(events);
    return this;
  }

  /** Waits until the expected number of events was seen, and returns all of them. */
  public List<Object> await() throws InterruptedException {
    if (!expected.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("The processor has seen only " + seen);
    }
    return seen();
  }

  /** Returns the events that were seen until now. */
  public List<Object> seen() {
    return List.copyOf(seen);
  }

  /** Adds the processor to an application. */
  public void register(Configurer configurer, ListenerInvocationErrorHandler errors) {
    configurer
        .eventProcessing()
        .registerTrackingEventProcessor(
            NAME,
            Configuration::eventStore,
            config ->
                TrackingEventProcessorConfiguration.forSingleThreadedProcessing()
                    .andEventAvailabilityTimeout(POLL_MILLIS, TimeUnit.MILLISECONDS))
        .registerListenerInvocationErrorHandler(NAME, config -> errors)
        .registerEventHandler(config -> this);
  }

  @EventHandler
  void on(AccountEvent event) {
    seen.add(event);
    expected.countDown();
  }

  /** Remembers a payment without the name that its class has in one of the versions. */
  @EventHandler
  void on(Payment event) {
    seen.add(new Pay(event.owner(), event.cents()));
    expected.countDown();
  }

  @EventHandler
  void on(UnknownSerializedType event) {
    seen.add(event.serializedType());
    expected.countDown();
  }
}
