package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Gate;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A format at work on the objects of a workload, each of which passed the gate. Every operation
 * takes the next object; writing and reading have turns of their own.
 */
public final class Trial {

  private final Contender<Object, Object>[] contenderOf;
  private final Object[] values;
  private final byte[][] encoded;
  private int written;
  private int read;

  /**
   * Prepares a format.
   *
   * @param name the contender's name, for messages
   * @param measured whether the operations are measured, and not only checked
   * @throws IllegalStateException if the contender does not do its work
   */
  @SuppressWarnings({"unchecked", "rawtypes"}) // An object goes to the contender of its class.
  public Trial(String name, Format format, Sample sample, boolean measured) throws IOException {
    List<Contender<Object, Object>> contenders = Sizes.contenders(format, sample);
    List<Gate<Object>> gates = new ArrayList<>();
    for (Model<?> model : sample.models()) {
      gates.add(new Gate<>(name, format.writesAvro(), (Model) model, measured));
    }
    int count = sample.objects().size();
    contenderOf = new Contender[count];
    values = new Object[count];
    encoded = new byte[count][];
    for (int i = 0; i < count; i++) {
      Object object = sample.objects().get(i);
      int model = sample.modelOf(object);
      contenderOf[i] = contenders.get(model);
      encoded[i] = gates.get(model).check(contenderOf[i], object);
      values[i] = contenderOf[i].prepare(object);
    }
  }

  /** Encodes the next object, and returns the size in bytes. */
  public int write() throws IOException {
    int i = written;
    written = next(i);
    return contenderOf[i].write(values[i]);
  }

  void write(OutputStream stream) throws IOException {
    int i = written;
    written = next(i);
    contenderOf[i].write(values[i], stream);
  }

  /** Decodes the next object. */
  public Object read() throws IOException {
    int i = read;
    read = next(i);
    return contenderOf[i].read(encoded[i], 0, encoded[i].length);
  }

  /** Returns the mean size of an encoded object, in bytes. */
  public double bytes() {
    return Arrays.stream(encoded).mapToInt(each -> each.length).average().orElse(0);
  }

  private int next(int i) {
    return i + 1 == values.length ? 0 : i + 1;
  }
}
