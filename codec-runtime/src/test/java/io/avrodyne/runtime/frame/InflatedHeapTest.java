package io.avrodyne.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;

/** Tests that a small frame that inflates to a large datum does not exhaust a small heap. */
class InflatedHeapTest {

  private static final String HEAP = "-Xmx192m";
  private static final int INFLATED_BYTES = 300 << 20;

  @Test
  void frameThatInflatesBeyondTheDefaultLimitIsRejectedInASmallHeap() throws Exception {
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-cp",
                System.getProperty("java.class.path"),
                InflatedHeapTest.class.getName())
            .redirectErrorStream(true)
            .start();
    String printed = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, child.waitFor(), printed);
    assertTrue(
        printed.contains(
            "the compressed datum has more than 8388608 bytes when it is inflated"
                + " (DecodeLimits.maxResolvedBytes)"),
        printed);
  }

  /** Decodes the frame, in a JVM of its own. */
  public static void main(String[] none) throws IOException {
    byte[] frame = frame();
    if (frame.length > 320_000) {
      throw new AssertionError(frame.length + " bytes");
    }
    try {
      boolean read =
          Framings.GLUE.read(new FoundId(), new AvroInput().reset(frame), FrameHeaders.none());
      throw new AssertionError("read: " + read);
    } catch (LimitExceededException e) {
      System.out.println(e.getMessage());
    }
  }

  private static byte[] frame() throws IOException {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(new byte[] {3, 5});
    frame.write(new byte[16]);
    byte[] zeros = new byte[1 << 20];
    try (DeflaterOutputStream zlib = new DeflaterOutputStream(frame)) {
      for (int size = 0; size < INFLATED_BYTES; size += zeros.length) {
        zlib.write(zeros);
      }
    }
    return frame.toByteArray();
  }
}
