package io.avrodyne.registry.settings;

import java.security.GeneralSecurityException;
import java.security.KeyStoreException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text in PEM.
 *
 * @param setting the key of the setting that has the text, or that has the path of its file
 * @param text the text, which may be secret
 */
record PemText(String setting, String text) {

  private static final Pattern BLOCK =
      Pattern.compile("-----BEGIN ([A-Z0-9 ]+)-----([^-]+)-----END \\1-----");

  /** A block of a text. */
  record Block(String label, String base64) {

    /** Decodes the content. */
    byte[] bytes() throws KeyStoreException {
      try {
        return Base64.getMimeDecoder().decode(base64);
      } catch (IllegalArgumentException e) {
        throw new KeyStoreException("its Base64 is damaged", e);
      }
    }
  }

  /** A conversion of a text. */
  @FunctionalInterface
  interface Conversion<T> {
    T convert(PemText text) throws GeneralSecurityException;
  }

  /**
   * Returns the result of a conversion.
   *
   * @throws IllegalArgumentException with the setting and the advice if the text is unusable
   */
  <T> T as(Conversion<T> conversion, String advice) {
    try {
      return conversion.convert(this);
    } catch (GeneralSecurityException e) {
      throw TlsFailure.of(setting, e, advice);
    }
  }

  /** Returns the blocks with a label that ends as given, at least one. */
  List<Block> blocks(String label) throws KeyStoreException {
    List<Block> blocks = new ArrayList<>();
    Matcher matcher = BLOCK.matcher(text);
    while (matcher.find()) {
      if (matcher.group(1).endsWith(label)) {
        blocks.add(new Block(matcher.group(1), matcher.group(2)));
      }
    }
    if (blocks.isEmpty()) {
      throw new KeyStoreException("there is no " + label + " in PEM");
    }
    return blocks;
  }

  /** Returns the setting, without the text. */
  @Override
  public String toString() {
    return setting;
  }
}
