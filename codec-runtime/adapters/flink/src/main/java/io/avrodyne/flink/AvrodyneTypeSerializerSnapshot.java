package io.avrodyne.flink;

import io.avrodyne.api.AvroCodecException;
import java.io.IOException;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * What a checkpoint or savepoint knows of an {@link AvrodyneTypeSerializer}: the name of its type
 * and the schema that its data were written with. Nothing of it is serialized by Java.
 *
 * <p>The data of a former version are used as they are if they have the same layout and the same
 * meaning; they are migrated if the codec reads all of them; otherwise the state cannot be
 * restored. {@link #restoreSerializer} reads data of a former version into the class as it is now.
 * If that is impossible, it returns a serializer that keeps the bytes, so that state which a job
 * does not use any more survives; it says what is wrong when the state is used.
 *
 * <p>The data of state that a job restores but does not use stay as they were. Such a state may
 * later have data of several schemas, and its snapshot has all of them.
 *
 * <p><b>Threads.</b> Immutable after {@link #readSnapshot}.
 *
 * @param <T> the Java type
 */
public final class AvrodyneTypeSerializerSnapshot<T> implements TypeSerializerSnapshot<T> {

  private static final int VERSION = 1;

  private @Nullable SnapshotContent content;

  /** The codec, or null until it is looked for, or if there is none. */
  private @Nullable CodecReference<T> reference;

  private @Nullable ClassLoader loader;

  /** The serializer whose data this one replaces, if there is one. */
  private @Nullable TypeSerializer<T> replaced;

  /** Creates a snapshot that is read later. Called by Flink. */
  public AvrodyneTypeSerializerSnapshot() {}

  AvrodyneTypeSerializerSnapshot(
      SnapshotContent content, CodecReference<T> reference, @Nullable TypeSerializer<T> replaced) {
    this.content = content;
    this.reference = reference;
    this.replaced = replaced;
  }

  @Override
  public int getCurrentVersion() {
    return VERSION;
  }

  @Override
  public void writeSnapshot(DataOutputView out) throws IOException {
    content().writeTo(out);
  }

  /**
   * Reads a snapshot. The codec is looked for when it is needed.
   *
   * @throws IOException if the snapshot is of a later version, or not a snapshot
   */
  @Override
  public void readSnapshot(int readVersion, DataInputView in, ClassLoader userCodeClassLoader)
      throws IOException {
    if (readVersion != VERSION) {
      throw new IOException(
          String.format(
              "The snapshot of a serializer has version %d, but codec-flink knows only version %d."
                  + " Restore it with the version of codec-flink that wrote it, or a later one.",
              readVersion, VERSION));
    }
    content = SnapshotContent.readFrom(in);
    loader = userCodeClassLoader;
  }

  /** Returns a serializer that reads what was written, and writes what the codec writes now. */
  @Override
  public TypeSerializer<T> restoreSerializer() {
    SnapshotContent stored = content();
    try {
      CodecReference<T> found = reference();
      String problem = problem(found);
      return problem == null
          ? AvrodyneTypeSerializer.restored(found, stored)
          : new UnreadableTypeSerializer<>(this, problem);
    } catch (IllegalArgumentException | AvroCodecException e) {
      return new UnreadableTypeSerializer<>(this, String.valueOf(e.getMessage()));
    }
  }

  @SuppressWarnings("unchecked") // A stored name belongs to the type of the state.
  private CodecReference<T> reference() {
    CodecReference<T> found = reference;
    if (found == null) {
      ClassLoader from = Objects.requireNonNull(loader, "The snapshot has not been read");
      found = (CodecReference<T>) new StoredCodec(content(), from).find();
      reference = found;
    }
    return found;
  }

  private @Nullable String problem(CodecReference<T> reader) {
    for (Schema writer : content().parsed()) {
      String problem = new WriterVerdict(reader.codec(), writer).problem();
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  /** Returns what has to be done with the data of an earlier snapshot. */
  @Override
  public TypeSerializerSchemaCompatibility<T> resolveSchemaCompatibility(
      TypeSerializerSnapshot<T> oldSerializerSnapshot) {
    if (!(oldSerializerSnapshot instanceof AvrodyneTypeSerializerSnapshot<T> old)) {
      return replacing(oldSerializerSnapshot);
    }
    try {
      CodecReference<T> now = reference();
      if (isSame(now, old)) {
        return TypeSerializerSchemaCompatibility.compatibleAsIs();
      }
      boolean readable = old.restoreSerializer() instanceof AvrodyneTypeSerializer;
      return readable && old.problem(now) == null && now.equals(old.reference())
          ? TypeSerializerSchemaCompatibility.compatibleAfterMigration()
          : TypeSerializerSchemaCompatibility.incompatible();
    } catch (IllegalArgumentException | AvroCodecException e) {
      return TypeSerializerSchemaCompatibility.incompatible();
    }
  }

  private static <T> boolean isSame(CodecReference<T> now, AvrodyneTypeSerializerSnapshot<T> old) {
    return old.content().schemas().size() == 1
        && now.equals(old.reference())
        && new WriterVerdict(now.codec(), old.content().parsed().get(0)).isSame();
  }

  private TypeSerializerSchemaCompatibility<T> replacing(TypeSerializerSnapshot<T> other) {
    if (replaced == null) {
      return TypeSerializerSchemaCompatibility.incompatible();
    }
    boolean known =
        !replaced.snapshotConfiguration().resolveSchemaCompatibility(other).isIncompatible();
    return known
        ? TypeSerializerSchemaCompatibility.compatibleAfterMigration()
        : TypeSerializerSchemaCompatibility.incompatible();
  }

  SnapshotContent content() {
    return Objects.requireNonNull(content, "The snapshot has not been read");
  }
}
