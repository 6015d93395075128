package io.avrodyne.pekko;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.apache.pekko.actor.setup.Setup;
import org.jspecify.annotations.Nullable;

/**
 * What a program gives to the {@link AvrodynePekkoSerializer} of an actor system when it creates
 * the system, in addition to what the configuration says: types, codecs, and the schemas of writers
 * that no codec knows.
 *
 * <p>Which classes Pekko passes to the serializer is still a matter of {@code
 * pekko.actor.serialization-bindings}.
 *
 * <p><b>Threads.</b> Immutable, apart from the store.
 */
public final class AvrodyneSetup extends Setup {

  private final Set<Class<?>> types;
  private final Map<Class<?>, AvroCodec<?>> codecs;
  private final @Nullable SchemaStore writers;

  private AvrodyneSetup(
      Set<Class<?>> types, Map<Class<?>, AvroCodec<?>> codecs, @Nullable SchemaStore writers) {
    this.types = types;
    this.codecs = codecs;
    this.writers = writers;
  }

  /** Returns a setup that adds nothing. */
  public static AvrodyneSetup create() {
    return new AvrodyneSetup(Set.of(), Map.of(), null);
  }

  /**
   * Returns this setup with another type, as {@code avrodyne.pekko.types} may name it: a class with
   * a codec, a sealed type, or an interface with {@code AvroCodecs}.
   */
  public AvrodyneSetup withType(Class<?> type) {
    Set<Class<?>> more = new LinkedHashSet<>(types);
    more.add(type);
    return new AvrodyneSetup(more, codecs, writers);
  }

  /** Returns this setup with the codec of a class, which takes precedence over a generated one. */
  public <T> AvrodyneSetup withCodec(Class<T> type, AvroCodec<T> codec) {
    Map<Class<?>, AvroCodec<?>> more = new LinkedHashMap<>(codecs);
    more.put(type, codec);
    return new AvrodyneSetup(types, more, writers);
  }

  /**
   * Returns this setup with a store of the schemas that data were written with. Schemas may be
   * added later, and {@link SchemaStore#backedBy} asks a registry. The serializer asks the store
   * for fingerprints that its codecs do not know.
   */
  public AvrodyneSetup withWriters(SchemaStore store) {
    return new AvrodyneSetup(types, codecs, store);
  }

  Set<Class<?>> types() {
    return types;
  }

  Map<Class<?>, AvroCodec<?>> codecs() {
    return codecs;
  }

  @Nullable SchemaStore writers() {
    return writers;
  }
}
