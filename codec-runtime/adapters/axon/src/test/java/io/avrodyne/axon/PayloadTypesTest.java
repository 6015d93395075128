package io.avrodyne.axon;

import static io.avrodyne.axon.Serializers.messageOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.axon.bank.FeeAvroCodec;
import io.avrodyne.axon.bank.FindAccountAvroCodec;
import io.avrodyne.axon.renamed.after.Wallet;
import io.avrodyne.axon.renamed.after.Wallet_PaidAvroCodec;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.List;
import org.axonframework.serialization.SerializationException;
import org.junit.jupiter.api.Test;

class PayloadTypesTest {

  private final PayloadType<?> text = type(CharSequence.class, FeeAvroCodec.INSTANCE);
  private final PayloadType<?> order = type(Comparable.class, FindAccountAvroCodec.INSTANCE);

  @Test
  void aClassHasTheTypeOfItsNearestSupertype() {
    PayloadType<?> string = type(String.class, FindAccountAvroCodec.INSTANCE);
    PayloadTypes types = new PayloadTypes(List.of(text, string));
    assertSame(string, types.find(String.class));
    assertSame(text, types.find(StringBuilder.class));
    assertNull(types.find(Long.class));
  }

  @Test
  void aClassBetweenTwoSupertypesIsRefused() {
    PayloadTypes types = new PayloadTypes(List.of(text, order));
    assertSame(order, types.find(Long.class));
    SerializationException e =
        assertThrows(SerializationException.class, () -> types.find(String.class));
    assertTrue(
        messageOf(e).startsWith("java.lang.String has no codec of its own"), () -> messageOf(e));
  }

  @Test
  void aTypeIsFoundByTheNameOfItsSchemaAndOfItsClass() {
    PayloadTypes types = new PayloadTypes(List.of(text));
    assertSame(text, types.find("io.avrodyne.axon.bank.Fee"));
    assertSame(text, types.find("java.lang.CharSequence"));
    assertNull(types.find("java.lang.String"));
  }

  @Test
  void namesOfSchemasAreFoundWithDollarsToo() {
    PayloadTypes types =
        new PayloadTypes(List.of(type(Wallet.Paid.class, Wallet_PaidAvroCodec.INSTANCE)));
    String former = "io.avrodyne.axon.renamed.before.Purse";
    String name = "io.avrodyne.axon.renamed.after.Wallet";
    for (String stored :
        List.of(name + "$Paid", name + ".Paid", former + ".Credited", former + "$Credited")) {
      assertNotNull(types.find(stored), stored);
    }
    assertNull(types.find(former));
  }

  @Test
  void aNameThatTwoTypesHaveIsRefused() {
    List<PayloadType<?>> both = List.of(text, type(Comparable.class, FeeAvroCodec.INSTANCE));
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> new PayloadTypes(both));
    assertEquals(
        "Payloads stored as io.avrodyne.axon.bank.Fee could be of java.lang.CharSequence or of"
            + " java.lang.Comparable. Change the name or the alias of one of them.",
        messageOf(e));
  }

  /** Only the class matters here, so the codec may be of another one. */
  private static PayloadType<?> type(Class<?> type, AvroCodec<?> codec) {
    WrittenName name =
        WrittenName.of(type, codec.schema(), TypeNames.JAVA, RevisionSource.fingerprint());
    return PayloadType.of(type, codec, name, new SchemaStore());
  }
}
