package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AddressLiteralTest {

  private static final String[] PARTS = {
    ":", "::", "0", "1", "ffff", "00000", "1.2.3.4", ".", "255", "256", "01", "%", "g", "F"
  };

  @Test
  void whatTheJdkPrintsIsRead() throws UnknownHostException {
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      byte[] bytes = new byte[i % 2 == 0 ? 4 : 16];
      random.nextBytes(bytes);
      for (int k = random.nextInt(4); k > 0; k--) {
        bytes[random.nextInt(bytes.length)] = 0;
      }
      InetAddress address =
          bytes.length == 4
              ? InetAddress.getByAddress(bytes)
              : Inet6Address.getByAddress(null, bytes, -1);
      assertArrayEquals(bytes, AddressLiteral.parse(address.getHostAddress()));
    }
  }

  /** The JDK never looks up a text with a colon. */
  @Test
  void whatTheJdkRefusesIsNotRead() {
    Random random = new Random(2);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder(":");
      for (int k = random.nextInt(12); k > 0; k--) {
        String part = PARTS[random.nextInt(PARTS.length)];
        text.insert(random.nextBoolean() ? 0 : text.length(), part);
      }
      byte[] bytes = AddressLiteral.parse(text.toString());
      try {
        byte[] expected = InetAddress.getByName(text.toString()).getAddress();
        if (bytes != null) {
          byte[] end = new byte[expected.length];
          System.arraycopy(bytes, bytes.length - end.length, end, 0, end.length);
          assertArrayEquals(expected, end, text.toString());
        }
      } catch (UnknownHostException e) {
        assertNull(bytes, text.toString());
      }
    }
  }
}
