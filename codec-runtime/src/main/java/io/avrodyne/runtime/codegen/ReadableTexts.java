package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;

/**
 * The texts of those JDK types whose values may have parts that their text does not.
 *
 * <p><b>Allocation.</b> What the JDK allocates for a URL, and for the rare URIs that have to be
 * parsed again; none for the others.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value whose text would be read as another value,
 * or not at all.
 */
final class ReadableTexts {

  private ReadableTexts() {}

  /**
   * Returns the text of a path, whose file system must be the one in which it is read. Where file
   * names are bytes, text has U+FFFD for those that are not of the system's encoding.
   */
  static String of(Path path) {
    if (!path.getFileSystem().equals(FileSystems.getDefault())) {
      throw CodecFailures.encoding(
          "a path is in another file system than the default one, in which its text would be read."
              + " Use the URI of the path");
    }
    String text = path.toString();
    if (text.indexOf('\uFFFD') >= 0 && !isReadAs(path, text)) {
      throw CodecFailures.encoding(
          "a path has a name that is not text in the encoding of this system. Use the URI of the"
              + " path");
    }
    return text;
  }

  private static boolean isReadAs(Path path, String text) {
    try {
      return Path.of(text).equals(path);
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Returns the text of a URL, whose handler must be one that the JVM finds by its protocol. */
  static String of(URL url) {
    String text = url.toExternalForm();
    if (!isReadAs(url, text)) {
      throw CodecFailures.encoding(
          "a URL cannot be read from its text: this JVM has no handler for its protocol, or its"
              + " parts are not those of the text");
    }
    return text;
  }

  /** Compares parts, because {@link URL#equals} looks up the addresses of hosts. */
  @SuppressWarnings("deprecation") // The constructor is the one that reads.
  private static boolean isReadAs(URL url, String text) {
    try {
      URL read = new URL(text);
      return read.getProtocol().equals(url.getProtocol())
          && Objects.equals(read.getAuthority(), url.getAuthority())
          && Objects.equals(read.getHost(), url.getHost())
          && read.getPort() == url.getPort()
          && Objects.equals(read.getFile(), url.getFile())
          && Objects.equals(read.getRef(), url.getRef());
    } catch (MalformedURLException e) {
      return false;
    }
  }

  /**
   * Returns the text of a URI. {@link URI#relativize} makes URIs whose path begins with what their
   * text shows as a scheme or an authority; only those are parsed again.
   */
  static String of(URI uri) {
    String text = uri.toString();
    if (mayDiffer(uri) && !isReadAs(uri, text)) {
      throw CodecFailures.encoding(
          "a URI is not what its text says: the beginning of its path would be read as a scheme or"
              + " an authority");
    }
    return text;
  }

  private static boolean mayDiffer(URI uri) {
    String path = uri.getRawPath();
    if (path == null || uri.getRawAuthority() != null) {
      return false;
    }
    int colon = path.indexOf(':');
    return path.startsWith("//")
        || (uri.getScheme() == null && colon >= 0 && path.lastIndexOf('/', colon) < 0);
  }

  private static boolean isReadAs(URI uri, String text) {
    try {
      return new URI(text).equals(uri);
    } catch (URISyntaxException e) {
      return false;
    }
  }

  /** Returns the name of a charset, by which the JVM must find it. */
  static String of(Charset charset) {
    String name = charset.name();
    if (!Charset.isSupported(name) || !Charset.forName(name).equals(charset)) {
      throw CodecFailures.encoding(
          "a charset cannot be read from its name: this JVM has none of that name");
    }
    return name;
  }
}
