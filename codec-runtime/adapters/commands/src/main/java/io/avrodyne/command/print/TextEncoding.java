package io.avrodyne.command.print;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;

/** A form of bytes as text: one message a line. */
public enum TextEncoding {
  /** Two digits for each byte; {@code 0x} or {@code \x} may come before all of them. */
  HEX {
    @Override
    public byte[] decode(String line) {
      String digits = line.strip();
      boolean prefixed = digits.startsWith("0x") || digits.startsWith("\\x");
      return HexFormat.of().parseHex(prefixed ? digits.substring(2) : digits);
    }
  },
  /** Base64. */
  BASE64 {
    @Override
    public byte[] decode(String line) {
      return Base64.getDecoder().decode(line.strip());
    }
  },
  /**
   * The text of Kafka's class {@code Bytes}, which its console consumer prints: ASCII as it is, all
   * other bytes as {@code \x} and two digits. Its spaces are data.
   */
  KAFKA {
    @Override
    public byte[] decode(String line) {
      byte[] text = line.getBytes(StandardCharsets.ISO_8859_1);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length);
      int at = 0;
      while (at < text.length) {
        if (text[at] == '\\' && at + 1 < text.length && text[at + 1] == 'x') {
          if (text.length - at < 4) {
            throw new IllegalArgumentException("\\x without two digits");
          }
          bytes.write(HexFormat.fromHexDigits(line, at + 2, at + 4));
          at += 4;
        } else {
          bytes.write(text[at++]);
        }
      }
      return bytes.toByteArray();
    }
  };

  /**
   * Returns the bytes of a line.
   *
   * @throws IllegalArgumentException if the line has another form
   */
  public abstract byte[] decode(String line);
}
