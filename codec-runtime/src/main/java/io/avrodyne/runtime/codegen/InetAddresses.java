package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between addresses of the Internet and their literals. No name is ever looked up, and
 * the name that an address may have is not written. Called by generated code.
 *
 * <p><b>Shape.</b> Four decimal numbers, as in {@code 192.0.2.1}, or eight groups of hexadecimal
 * digits, as in {@code 2001:db8:0:0:0:0:0:1}. The shorter forms of RFC 4291 are read, too. An
 * address of eight groups is always read as an {@link Inet6Address}, even if it is mapped from one
 * of four numbers.
 *
 * <p><b>Allocation.</b> The text or the address.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null and for an address with a scope, which only
 * its own machine knows. {@link DecodeException} for any other text, with the position of the
 * string, which must be the last value read from the input.
 *
 * <p><b>Source.</b> RFC 4291, section 2.2.
 */
public final class InetAddresses {

  private static final int NO_SCOPE = -1;

  private InetAddresses() {}

  /** Returns the literal of an address. */
  public static String toText(@Nullable InetAddress value) {
    String literal = Failures.nonNull(value).getHostAddress();
    if (literal.indexOf('%') >= 0) {
      throw CodecFailures.encoding("an address has a scope, which only its own machine knows");
    }
    return literal;
  }

  /** Returns the address for a literal. */
  public static InetAddress toInetAddress(String text, AvroInput in) {
    byte[] bytes = AddressLiteral.parse(text);
    if (bytes == null) {
      throw CodecFailures.malformed(
          "a string is not the literal of an Internet address", Failures.startOf(text, in));
    }
    try {
      // InetAddress would make an IPv4 address of a mapped one.
      return bytes.length == AddressLiteral.IPV4_BYTES
          ? InetAddress.getByAddress(bytes)
          : Inet6Address.getByAddress(null, bytes, NO_SCOPE);
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e); // Only for another number of bytes.
    }
  }

  /** Returns the address for a literal of four numbers. */
  public static Inet4Address toInet4Address(String text, AvroInput in) {
    if (toInetAddress(text, in) instanceof Inet4Address address) {
      return address;
    }
    throw CodecFailures.malformed("an address is not an IPv4 address", Failures.startOf(text, in));
  }

  /** Returns the address for a literal of eight groups. */
  public static Inet6Address toInet6Address(String text, AvroInput in) {
    if (toInetAddress(text, in) instanceof Inet6Address address) {
      return address;
    }
    throw CodecFailures.malformed("an address is not an IPv6 address", Failures.startOf(text, in));
  }
}
