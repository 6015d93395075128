package io.avrodyne.benchmarks.stores.actors.engine;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.objects.Sizes;
import io.avrodyne.benchmarks.workload.Sample;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.pekko.serialization.SerializerWithStringManifest;

/** A serializer for a measured format for which neither Pekko nor codec-pekko has one. */
final class FormatSerializer extends SerializerWithStringManifest {

  static final int IDENTIFIER = 1_000;

  private final Sample sample;

  /** Each is for one thread. */
  @SuppressWarnings("ThreadLocalUsage") // An actor system has one serializer.
  private final ThreadLocal<List<Contender<Object, Object>>> contenders;

  FormatSerializer(Format format, Sample sample) {
    this.sample = sample;
    contenders = ThreadLocal.withInitial(() -> Sizes.contenders(format, sample));
  }

  @Override
  public int identifier() {
    return IDENTIFIER;
  }

  @Override
  public String manifest(Object event) {
    return event.getClass().getName();
  }

  @Override
  public byte[] toBinary(Object event) {
    Contender<Object, Object> contender = contenders.get().get(sample.modelOf(event));
    try {
      contender.write(contender.prepare(event));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return contender.written();
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    for (int i = 0; i < sample.models().size(); i++) {
      if (sample.models().get(i).type().getName().equals(manifest)) {
        Contender<Object, Object> contender = contenders.get().get(i);
        try {
          return contender.restore(contender.read(bytes, 0, bytes.length));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    throw new IllegalArgumentException("An event of the unknown class " + manifest);
  }
}
