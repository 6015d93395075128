package io.avrodyne.runtime;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The mode in which strings are read and written, which is the same for the whole life of the JVM.
 *
 * <p>A string holds its characters in an array of bytes that no public method gives access to, so
 * its characters are copied one way or another before they are encoded, and decoded characters are
 * copied into a new string. Where the JVM opens the package {@code java.lang} to this library, the
 * library reads that array directly, and creates new strings from arrays that it has filled.
 * Writing is then faster, and reading needs no temporary arrays; nothing else differs. The package
 * is opened by the option {@code --add-opens java.base/java.lang=ALL-UNNAMED} or the entry {@code
 * Add-Opens: java.base/java.lang} in the manifest of a runnable jar.
 *
 * <p>The fields of a string are read and never written. Its array is never kept, and an array that
 * was given to a string is not used again.
 */
public final class OpenStrings {

  /**
   * Whether the array in a string can be read, and given to a new one. As a constant, it costs
   * nothing where it is asked in compiled code.
   */
  static final boolean OPEN = isOpened() && works();

  private OpenStrings() {}

  /**
   * Returns whether the JVM has opened {@code java.lang} to this library, and strings have been
   * found to be as expected. If either is not the case, strings are read and written by their
   * public methods.
   */
  public static boolean areOpen() {
    return OPEN;
  }

  /** Returns the bytes of the characters of a string, which must not be modified or kept. */
  static byte[] value(String text) {
    return (byte[]) StringHandles.VALUE.get(text);
  }

  /** Returns whether a string has one byte for each character, and otherwise it has two. */
  static boolean isLatin1(String text) {
    return (byte) StringHandles.CODER.get(text) == StringHandles.LATIN_1;
  }

  /**
   * Returns a string of characters of one byte each.
   *
   * @param value the array of the string, which must not be used again
   */
  static String ofLatin1(byte[] value) {
    return make(value, StringHandles.LATIN_1);
  }

  /**
   * Returns a string of characters of two bytes each, in the processor's order.
   *
   * @param value the array of the string, which must not be used again. One of the characters must
   *     be beyond Latin-1, or the string would not be equal to others with the same characters.
   */
  static String ofUtf16(byte[] value) {
    return make(value, StringHandles.UTF_16);
  }

  private static String make(byte[] value, byte coder) {
    try {
      return (String) StringHandles.CONSTRUCTOR.invokeExact(value, coder);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError("the constructor declares no exceptions", e);
    }
  }

  /** Returns whether the package is open, without the cost of an exception if it is not. */
  private static boolean isOpened() {
    return String.class
        .getModule()
        .isOpen(String.class.getPackageName(), OpenStrings.class.getModule());
  }

  /**
   * Returns whether strings are as expected. Not so in a VM with other fields, in one without
   * compact strings, whose strings all have two bytes for each character, and in a native image,
   * which may lack the handles.
   */
  @SuppressWarnings("CatchingUnchecked") // Whatever fails, strings have public methods too.
  private static boolean works() {
    try {
      boolean little = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;
      String latin1 = "Z\u00FCrich";
      String utf16 = "caf\u00E9 \u6F22\u5B57 \uD83D\uDE00";
      return works(latin1, true, latin1.getBytes(StandardCharsets.ISO_8859_1))
          && works(
              utf16,
              false,
              utf16.getBytes(little ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE));
    } catch (Throwable e) {
      return false;
    }
  }

  /** Returns whether a part of another string has these bytes, and these bytes make that string. */
  private static boolean works(String text, boolean latin1, byte[] expected) {
    String part = (text + text).substring(text.length());
    String made = latin1 ? ofLatin1(expected.clone()) : ofUtf16(expected.clone());
    return isLatin1(part) == latin1
        && Arrays.equals(value(part), expected)
        && Arrays.equals(value(made), expected)
        && made.equals(part)
        && part.equals(made)
        && made.hashCode() == part.hashCode()
        && made.length() == part.length();
  }
}
