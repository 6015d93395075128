package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.List;
import java.util.Set;

/**
 * A contender: serializers and deserializers of one library.
 *
 * @param track the objects that it is measured on
 * @param frames the frames that it can write
 * @param caveats what a reader of the results has to know about it, a sentence each
 * @param maker what makes the serializer and the deserializer of a class
 */
record SerdeFamily(Track track, Set<Frame> frames, List<String> caveats, Maker maker) {

  SerdeFamily {
    frames = Set.copyOf(frames);
    caveats = List.copyOf(caveats);
  }

  /** A maker of a serializer and a deserializer. */
  interface Maker {

    /** Makes those of a class for the objects of a track, for one form of frames. */
    <T> KafkaSerde<T, ?> make(Track track, Model<T> model, Frame form);
  }
}
