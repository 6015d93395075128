package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * The mean size of encoded objects.
 *
 * @param wire the bytes of one
 * @param gzip the bytes of one that is compressed by itself
 */
public record Sizes(int wire, int gzip) {

  /** Encodes every object of the sample. */
  public static Sizes of(Format format, Sample sample) throws IOException {
    List<Contender<Object, Object>> contenders = contenders(format, sample);
    long wire = 0;
    long gzip = 0;
    for (Object object : sample.objects()) {
      Contender<Object, Object> contender = contenders.get(sample.modelOf(object));
      contender.write(contender.prepare(object));
      byte[] encoded = contender.written();
      wire += encoded.length;
      gzip += compressed(encoded);
    }
    int count = sample.objects().size();
    return new Sizes(mean(wire, count), mean(gzip, count));
  }

  /** Creates the contenders for the classes of a sample. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // An object goes to the contender of its class.
  public static List<Contender<Object, Object>> contenders(Format format, Sample sample) {
    List<Contender<Object, Object>> contenders = new ArrayList<>();
    for (Model<?> model : sample.models()) {
      contenders.add((Contender) format.contender(model));
    }
    return contenders;
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
