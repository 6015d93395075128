package io.avrodyne.benchmarks.objects;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * The mean size of encoded objects.
 *
 * @param wire the bytes of one
 * @param gzip the bytes of one that is compressed by itself
 */
public record Sizes(int wire, int gzip) {

  /** Measures encoded objects. */
  public static Sizes of(List<byte[]> encoded) throws IOException {
    long wire = 0;
    long gzip = 0;
    for (byte[] each : encoded) {
      wire += each.length;
      gzip += compressed(each);
    }
    return new Sizes(mean(wire, encoded.size()), mean(gzip, encoded.size()));
  }

  private static int compressed(byte[] bytes) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
      out.write(bytes);
    }
    return compressed.size();
  }

  private static int mean(long sum, int count) {
    return (int) Math.round((double) sum / count);
  }
}
