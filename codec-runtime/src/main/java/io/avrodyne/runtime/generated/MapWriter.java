package io.avrodyne.runtime.generated;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes maps of one schema without an iterator: it is itself what {@link Map#forEach} calls.
 * Generated code has a subclass for each such schema, and lets the output keep one that is free:
 *
 * <pre>{@code
 * private static int encodeMapOfLine(Map<String, Line> map, AvroOutput out, int p) {
 *   MapOfLine writer = Outputs.borrow(out, MapOfLine.class);
 *   if (writer == null) {
 *     writer = new MapOfLine();
 *   }
 *   p = writer.write(out, p, map);
 *   Outputs.giveBack(out, writer);
 *   return p;
 * }
 *
 * private static final class MapOfLine extends MapWriter<Line> {
 *   @Override
 *   protected int putValue(AvroOutput out, int p, Line value) {
 *     return LineAvroCodec.encode(value, out, p);
 *   }
 * }
 * }</pre>
 *
 * <p>A map within a map of the same schema finds no free writer and makes another. After a failure
 * the writer is not given back; whether it is or not, it refers to nothing of the user's.
 *
 * <p><b>Shape.</b> One block: the count of the entries, each key and value, then 0. The empty map
 * is the 0 alone.
 *
 * <p><b>Allocation.</b> None once the output keeps a writer, but for what the map itself does:
 * those of {@link Map#of()} make an object for each entry that they show.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a map or a key that is null, and for a map that has
 * more or fewer entries than it says; the path has the index of the entry.
 *
 * <p><b>Threads.</b> One at a time, as its output.
 *
 * @param <V> the type of the values
 */
public abstract class MapWriter<V extends @Nullable Object> implements BiConsumer<String, V> {

  private @Nullable AvroOutput out;
  private int position;
  private int said;
  private int found;

  /** Creates one that is free. */
  protected MapWriter() {}

  /**
   * Writes a value, and makes room for it.
   *
   * @param value the value, null where the map holds null
   */
  protected abstract int putValue(AvroOutput out, int p, V value);

  /** Writes a map, and makes room for it. */
  public final int write(AvroOutput out, int p, @Nullable Map<? extends String, ? extends V> map) {
    if (map == null) {
      throw Failures.nullValue();
    }
    int size = map.size();
    int next = size == 0 ? p : writeEntries(out, p, map, size);
    Outputs.ensure(out, next, 1);
    Outputs.buffer(out)[next] = 0;
    return next + 1;
  }

  private int writeEntries(
      AvroOutput out, int p, Map<? extends String, ? extends V> map, int size) {
    Outputs.ensure(out, p, Primitives.MAX_INT_BYTES);
    position = Primitives.putInt(Outputs.buffer(out), p, size);
    said = size;
    found = 0;
    this.out = out;
    try {
      map.forEach(this);
    } catch (RuntimeException e) {
      throw Failures.encoding(e, found);
    } finally {
      this.out = null;
    }
    Failures.requireSize(said, found);
    return position;
  }

  /** Writes an entry. Called by the map that is being written, and by nobody else. */
  @Override
  public final void accept(String key, V value) {
    AvroOutput to = out;
    if (to == null || found >= said) {
      // More than it said, or after it was written.
      throw Failures.changed();
    }
    position = putValue(to, Outputs.putString(to, position, key, 0), value);
    found++;
  }
}
