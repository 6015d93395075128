package io.avrodyne.axon;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.axonframework.serialization.ChainingConverter;
import org.axonframework.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * A builder of {@link AvrodyneAxonSerializer}s.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class AvrodyneAxonSerializerBuilder {

  private final CodecBranches codecs = new CodecBranches();
  private final Map<Class<?>, String> formerNames = new HashMap<>();
  private TypeNames typeNames = TypeNames.JAVA;
  private @Nullable Serializer delegate;
  SchemaStore store = new SchemaStore();
  RevisionSource revisions = RevisionSource.fingerprint();
  ChainingConverter converter = new ChainingConverter();
  DecodeLimits limits = DecodeLimits.DEFAULT;
  Strictness strictness = Strictness.STRICT;
  boolean skipsUnreadable;
  @Nullable Serializer others;
  @Nullable Serializer former;

  AvrodyneAxonSerializerBuilder() {}

  /**
   * Adds codecs. The codec of a sealed type adds those of its branches.
   *
   * @throws IllegalArgumentException if a class has two codecs, or if a codec is for a union whose
   *     type is not sealed
   */
  public AvrodyneAxonSerializerBuilder codecs(AvroCodec<?>... codecs) {
    return codecs(Arrays.asList(codecs));
  }

  /**
   * Adds codecs, such as all those that an interface with {@code @AvroCodecs} lists. Codecs whose
   * schema has no name, such as those of lists, are left out: Axon stores payloads by name.
   *
   * @throws IllegalArgumentException as for several arguments
   */
  public AvrodyneAxonSerializerBuilder codecs(Iterable<? extends AvroCodec<?>> codecs) {
    codecs.forEach(this.codecs::add);
    return this;
  }

  /**
   * Adds the generated codecs of classes, as found by {@link Codecs#of}.
   *
   * @throws IllegalArgumentException if a class has no codec
   */
  public AvrodyneAxonSerializerBuilder classes(Class<?>... types) {
    for (Class<?> type : types) {
      codecs.add(Codecs.of(type));
    }
    return this;
  }

  /** Sets the serializer of everything that has no codec. */
  public AvrodyneAxonSerializerBuilder delegate(Serializer delegate) {
    this.delegate = delegate;
    return this;
  }

  /**
   * Sets the store of schemas that no codec knows. With {@link SchemaStore#backedBy} they come from
   * a schema registry. The schemas of {@linkplain #writeAs former names} are added to it.
   */
  public AvrodyneAxonSerializerBuilder schemas(SchemaStore store) {
    this.store = store;
    return this;
  }

  /** Sets the names that are stored; the default is {@link TypeNames#JAVA}. */
  public AvrodyneAxonSerializerBuilder typeNames(TypeNames typeNames) {
    this.typeNames = typeNames;
    return this;
  }

  /**
   * Stores payloads of a renamed class under its former name, with the fingerprint that the schema
   * had under that name. Use it until every node has the class under its new name. For the class of
   * a saga, use it as long as sagas are stored under the former name, because Axon looks for them
   * by the name that is written.
   *
   * <p>That fingerprint does not cover logical types, so those of the schema must be the former
   * ones: another unit of a time has to wait until the class is stored under its new name. The
   * serializer compares the schema with those of the history and of the store, which is asked for
   * it when the serializer is built.
   *
   * @param type the class, with an {@code @AvroAlias} for its former name
   * @param formerName the name that the other nodes know: an alias, with dots or, between nested
   *     classes, dollar signs
   */
  public AvrodyneAxonSerializerBuilder writeAs(Class<?> type, String formerName) {
    formerNames.put(type, formerName);
    return this;
  }

  /** Sets the source of revisions; the default is {@link RevisionSource#fingerprint}. */
  public AvrodyneAxonSerializerBuilder revision(RevisionSource revisions) {
    this.revisions = revisions;
    return this;
  }

  /**
   * Sets the serializer that reads payloads of types with a codec that are not Avro messages,
   * because it stored them before Avrodyne was introduced. It is also given JSON from upcasters
   * whose revision is not that of a known schema. By default such payloads are rejected.
   */
  public AvrodyneAxonSerializerBuilder readOthersWith(Serializer others) {
    this.others = others;
    return this;
  }

  /**
   * Stores everything with the serializer that Avrodyne replaces, and reads what either of the two
   * stored. Use it until every node can read Avrodyne's messages. It is the delegate, and the
   * serializer of {@link #readOthersWith}, unless they are set.
   */
  public AvrodyneAxonSerializerBuilder writeWith(Serializer former) {
    this.former = former;
    return this;
  }

  /**
   * Sets whether payloads that another version of the application stored, and that this one cannot
   * read, are left to the handlers, which skip an unknown name and, unless they propagate errors,
   * an unknown schema. By default they are an error before any handler is called.
   */
  public AvrodyneAxonSerializerBuilder skipUnreadable(boolean skips) {
    skipsUnreadable = skips;
    return this;
  }

  /**
   * Sets the converter that the conversions of payloads are added to; it must not be shared with
   * another serializer.
   */
  public AvrodyneAxonSerializerBuilder converter(ChainingConverter converter) {
    this.converter = converter;
    return this;
  }

  /** Sets the limits on what a payload may contain. */
  public AvrodyneAxonSerializerBuilder limits(DecodeLimits limits) {
    this.limits = limits;
    return this;
  }

  /** Sets whether bytes are accepted that only Apache Avro accepts. */
  public AvrodyneAxonSerializerBuilder strictness(Strictness strictness) {
    this.strictness = strictness;
    return this;
  }

  /**
   * Returns a serializer with these settings.
   *
   * @throws IllegalStateException if there are no codecs or there is no delegate, or if the store
   *     is too full for the schema of a former name
   * @throws IllegalArgumentException if a name could mean two of the classes, if a class is not
   *     read by the former name that it should be written under, if a schema in the store cannot be
   *     told apart from a codec's, if that of a former name cannot be told apart from one in the
   *     store or the history, or if a type has no revision although the source demands one
   * @throws RuntimeException if the look-up function of the store fails for a former name
   */
  public AvrodyneAxonSerializer build() {
    if (codecs.found().isEmpty()) {
      throw new IllegalStateException("No codecs were given. Pass at least one.");
    }
    others = others == null ? former : others;
    Serializer rest = delegate == null ? former : delegate;
    if (rest == null) {
      throw new IllegalStateException(
          "No delegate was given. Pass a serializer for Axon's own types, such as a"
              + " JacksonSerializer.");
    }
    requireCodecs();
    return new AvrodyneAxonSerializer(this, rest);
  }

  private void requireCodecs() {
    Set<Class<?>> unknown = new HashSet<>(formerNames.keySet());
    unknown.removeAll(codecs.found().keySet());
    if (!unknown.isEmpty()) {
      throw new IllegalArgumentException(
          unknown.iterator().next().getName()
              + " has a former name, but no codec. Pass its codec, too.");
    }
  }

  PayloadTypes types() {
    List<PayloadType<?>> types = new ArrayList<>();
    codecs
        .found()
        .forEach(
            (type, codec) -> types.add(PayloadType.of(type, codec, written(type, codec), store)));
    return new PayloadTypes(types);
  }

  private WrittenName written(Class<?> type, AvroCodec<?> codec) {
    String formerName = formerNames.get(type);
    return formerName == null
        ? WrittenName.of(type, codec.schema(), typeNames, revisions)
        : WrittenName.former(type, codec.schema(), formerName, revisions);
  }
}
