package io.avrodyne.runtime.codegen;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A writer of maps of one schema that needs no iterator, because it is itself the action passed to
 * {@link Map#forEach}. Generated code has a subclass for each such schema, and lets the output keep
 * an instance that is not in use:
 *
 * <pre>{@code
 * private static int writeMapOfLine(Map<String, Line> map, AvroOutput out, int p) {
 *   MapOfLine writer = Outputs.borrow(out, MapOfLine.class);
 *   if (writer == null) {
 *     writer = new MapOfLine();
 *   }
 *   p = writer.write(out, p, map);
 *   Outputs.giveBack(out, writer);
 *   return p;
 * }
 *
 * private static final class MapOfLine extends MapWriter<String, Line> {
 *   @Override
 *   protected int putEntry(AvroOutput out, int p, String key, Line value) {
 *     p = Outputs.putString(out, p, key, 0);
 *     return LineAvroCodec.write(value, out, p);
 *   }
 * }
 * }</pre>
 *
 * <p>A map within a map of the same schema finds no writer to borrow and creates another one. After
 * a failure, the writer is not given back; in either case it retains no reference to user objects.
 *
 * <p><b>Shape.</b> One block: the number of entries, each key and value, then 0. An empty map is
 * only the 0.
 *
 * <p><b>Allocation.</b> None once the output keeps a writer, except for what the map itself
 * allocates: those of {@link Map#of()} create an object for each entry. Keys that are compared are
 * copied.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a map or a key that is null, and for a map whose
 * number of entries differs from its reported size, or with two keys that are written alike; the
 * path contains the index of the entry.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time, like its output.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
public abstract class MapWriter<K, V extends @Nullable Object>
    implements BiConsumer<K, V>, DistinctKeys.Writer<K> {

  private @Nullable AvroOutput out;
  private int position;
  private int reportedSize;
  private int written;
  private boolean comparesKeys;

  /** Creates a writer that is not in use. */
  protected MapWriter() {}

  /**
   * Writes a key and its value, ensuring capacity for them.
   *
   * @param key the key, null if the map contains null
   * @param value the value, null if the map contains null
   */
  protected abstract int putEntry(AvroOutput out, int p, K key, V value);

  /** Writes only a key. Overridden where {@link #compareKeys} is called. */
  @Override
  public int putKey(AvroOutput out, int p, K key) {
    throw new UnsupportedOperationException();
  }

  /** Says that a key of this map might be written as another one is. */
  protected final void compareKeys() {
    comparesKeys = true;
  }

  /** Writes a map, ensuring capacity for it. */
  public final int write(AvroOutput out, int p, @Nullable Map<? extends K, ? extends V> map) {
    if (map == null) {
      throw Failures.nullValue();
    }
    int size = map.size();
    int next = size == 0 ? p : writeEntries(out, p, map, size);
    Outputs.ensure(out, next, 1);
    Outputs.buffer(out)[next] = 0;
    return next + 1;
  }

  private int writeEntries(AvroOutput out, int p, Map<? extends K, ? extends V> map, int size) {
    Outputs.ensure(out, p, Primitives.MAX_INT_BYTES);
    position = Primitives.putInt(Outputs.buffer(out), p, size);
    reportedSize = size;
    written = 0;
    comparesKeys = false;
    this.out = out;
    try {
      map.forEach(this);
    } catch (RuntimeException e) {
      throw Failures.encoding(e, written);
    } finally {
      this.out = null;
    }
    Failures.requireSize(reportedSize, written);
    if (comparesKeys) {
      DistinctKeys.require(out, position, map.entrySet(), this);
    }
    return position;
  }

  /** Writes an entry. Called only by the map that is being written. */
  @Override
  public final void accept(K key, V value) {
    AvroOutput to = out;
    if (to == null || written >= reportedSize) {
      // The map has more entries than its reported size, or called this method too late.
      throw Failures.changed();
    }
    position = putEntry(to, position, key, value);
    written++;
  }
}
