package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import io.avrodyne.pekko.bank.Account;
import io.avrodyne.pekko.bank.Deposited;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import org.apache.pekko.actor.ActorSystem;
import org.junit.jupiter.api.Test;

class AllocationTest {

  private static final int WARM_UP = 20_000;
  private static final int CALLS = 5_000;

  @Test
  void encodingIntoABufferAllocatesNothing() {
    ActorSystem system = Systems.start(Systems.BANK);
    try {
      AvrodynePekkoSerializer serializer = Systems.serializer(system);
      ByteBuffer direct = ByteBuffer.allocateDirect(1024);
      Object event = new Deposited(5, "EUR");
      Object state = new Account("Ada", 5);
      encode(serializer, event, state, direct, WARM_UP);
      ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      long id = Thread.currentThread().getId();
      long before = threads.getThreadAllocatedBytes(id);
      encode(serializer, event, state, direct, CALLS);
      long perCall = (threads.getThreadAllocatedBytes(id) - before) / CALLS;
      assertEquals(0, perCall);
    } finally {
      Systems.stop(system);
    }
  }

  private static void encode(
      AvrodynePekkoSerializer serializer,
      Object event,
      Object state,
      ByteBuffer buffer,
      int calls) {
    for (int i = 0; i < calls; i++) {
      serializer.toBinary(event, buffer.clear());
      serializer.toBinary(state, buffer.clear());
    }
  }
}
