package io.avrodyne.axon.bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.axon.AvrodyneAxonSerializer;
import io.avrodyne.axon.Serializers;
import java.util.Objects;
import org.axonframework.serialization.SerializedObject;
import org.junit.jupiter.api.Test;

class SubclassTest {

  /** What a library may generate. */
  private static final class Generated extends Account {}

  @Test
  void aSubclassIsStoredAsItsNearestSupertype() {
    AvrodyneAxonSerializer serializer = Serializers.bank().classes(Account.class).build();
    Generated account = new Generated();
    account.accountId = "A-1";
    account.owner = "Ada";
    SerializedObject<byte[]> payload = serializer.serialize(account, byte[].class);
    assertEquals(serializer.typeForClass(Account.class), payload.getType());
    Account back = Objects.requireNonNull(serializer.deserialize(payload));
    assertEquals("A-1", back.accountId);
  }
}
