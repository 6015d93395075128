package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that values are rejected when they are written if their text does not read as them. */
@SuppressWarnings("deprecation") // User code has URLs made by constructors.
class UnreadableTextsTest {

  private static final URLStreamHandler HANDLER =
      new URLStreamHandler() {
        @Override
        protected URLConnection openConnection(URL url) {
          throw new AssertionError("a connection is opened");
        }
      };

  private final AvroInput in = new AvroInput();

  @Test
  void pathOfAnotherFileSystemIsRejected(@TempDir Path folder) throws IOException {
    URI archive = URI.create("jar:" + folder.resolve("a.zip").toUri());
    try (FileSystem zip = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
      EncodeException e =
          assertThrows(EncodeException.class, () -> Texts.toText(zip.getPath("/etc/hosts")));
      assertEquals(
          "a path is in another file system than the default one, in which its text would be read."
              + " Use the URI of the path",
          e.getMessage());
      URI uri = zip.getPath("/a").toUri();
      assertEquals(uri, Texts.toUri(Texts.toText(uri), in));
    }
  }

  /** Checks a file name that is bytes, as most systems have it, but neither ASCII nor UTF-8. */
  @Test
  void pathWhoseNameIsNotTextIsRejected() {
    Path path = Path.of(URI.create("file:///tmp/caf%E9"));
    assumeTrue(path.toString().indexOf('\uFFFD') >= 0, "file names are not UTF-8 or ASCII here");
    EncodeException e = assertThrows(EncodeException.class, () -> Texts.toText(path));
    assertEquals(
        "a path has a name that is not text in the encoding of this system. Use the URI of the path",
        e.getMessage());
    assertEquals(path, Path.of(Texts.toUri(Texts.toText(path.toUri()), in)));
  }

  @Test
  void urlWithoutAKnownProtocolIsRejected() throws MalformedURLException {
    URL own = new URL(null, "vault://keys/1", HANDLER);
    EncodeException e = assertThrows(EncodeException.class, () -> Texts.toText(own));
    assertTrue(e.getMessage().startsWith("a URL cannot be read from its text"), e.getMessage());
    assertThrows(MalformedURLException.class, () -> new URL(own.toExternalForm()));
    URL inArchive = new URL(null, "jar:vault://keys/1!/a", HANDLER);
    assertThrows(EncodeException.class, () -> Texts.toText(inArchive));
  }

  @Test
  void urlWithAHandlerOfItsOwnForAKnownProtocolComesBack() throws MalformedURLException {
    URL own = new URL(null, "http://x.invalid:81/a?b#c", HANDLER);
    assertEquals(own.toExternalForm(), Texts.toText(own));
  }

  @Test
  void urlWhosePartsAreNotThoseOfItsTextIsRejected() throws MalformedURLException {
    URL joined = new URL("http", "x.invalid", "a");
    assertEquals("http://x.invalida", joined.toExternalForm());
    assertThrows(EncodeException.class, () -> Texts.toText(joined));
  }

  @Test
  void uriWhosePathLooksLikeASchemeOrAnAuthorityIsRejected() {
    URI scheme = URI.create("a/").relativize(URI.create("a/b:c"));
    assertNotEquals(scheme, URI.create(scheme.toString()));
    assertThrows(EncodeException.class, () -> Texts.toText(scheme));
    for (String text :
        new String[] {"file:////x/y", "/a:b", "./a:b", "a/b:c", "urn:a:b", "//host/a:b", "?a:b"}) {
      assertEquals(URI.create(text), Texts.toUri(Texts.toText(URI.create(text)), in));
    }
  }

  @Test
  void charsetThatTheJvmDoesNotFindIsRejected() {
    assertThrows(EncodeException.class, () -> Texts.toText(new OwnCharset("x-own")));
    assertThrows(EncodeException.class, () -> Texts.toText((Charset) null));
    for (Charset charset : Charset.availableCharsets().values()) {
      assertEquals(charset, Texts.toCharset(Texts.toText(charset), in));
    }
    in.reset(new byte[] {4, 'n', 'o'});
    String unknown = in.readString();
    DecodeException e = assertThrows(DecodeException.class, () -> Texts.toCharset(unknown, in));
    assertEquals("a string is not a valid charset (byte 0)", e.getMessage());
  }

  /** A charset that no provider knows. */
  private static final class OwnCharset extends Charset {

    OwnCharset(String name) {
      super(name, new String[0]);
    }

    @Override
    public boolean contains(Charset other) {
      return false;
    }

    @Override
    public CharsetDecoder newDecoder() {
      return StandardCharsets.UTF_8.newDecoder();
    }

    @Override
    public CharsetEncoder newEncoder() {
      return StandardCharsets.UTF_8.newEncoder();
    }
  }
}
