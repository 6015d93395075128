package io.avrodyne.pekko;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.adapter.Workspace;
import io.avrodyne.runtime.adapter.Workspaces;
import java.io.NotSerializableException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.serialization.ByteBufferSerializer;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import org.jspecify.annotations.Nullable;

/**
 * A serializer for messages, events, snapshots and states of types with a codec. Pekko creates one
 * for each actor system, as its configuration says; {@code reference.conf} describes the keys.
 *
 * <p>The types are those bound to the serializer in {@code pekko.actor.serialization-bindings},
 * those in {@code avrodyne.pekko.types} and those of an {@link AvrodyneSetup}. The branches of a
 * sealed type are written with their own schemas.
 *
 * <p><b>Shape.</b> The bare datum. Its manifest is the full name of the schema, a colon, and the
 * CRC-64-AVRO fingerprint of the schema in 16 hexadecimal digits, such as {@code
 * com.acme.Deposited:0dbf2768f55cba98}.
 *
 * <p><b>Allocation.</b> Outputs and inputs are reused. Encoding allocates the array that is
 * returned; encoding into a buffer allocates nothing, and copies the datum once. Decoding allocates
 * what it returns. The bytes of an array, or of a buffer with an accessible array, are read where
 * they are; those of another buffer, as Artery's are, are copied once into an array that is reused.
 *
 * <p><b>Errors.</b> {@link EncodeException} for a value that cannot be encoded, such as one of a
 * type that the serializer does not know. {@link NotSerializableException} for a manifest of an
 * unknown type or schema, of a schema that its type cannot read, or of one that cannot be looked up
 * at the time: Pekko drops such a message with a warning and keeps the connection, and fails the
 * recovery of an actor with such an event. {@link DecodeException} for bytes that are not a valid
 * datum, with the path of the field and the byte within the datum.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; known types and schemas are found without a
 * lock.
 */
public final class AvrodynePekkoSerializer extends SerializerWithStringManifest
    implements ByteBufferSerializer {

  private static final int SPARE_WORKSPACES = 64;

  private final int identifier;
  private final EncodedTypes encoded;
  private final DecodedTypes decoded;
  private final Workspaces<Workspace> workspaces;

  /**
   * Creates the serializer of an actor system. Called by Pekko.
   *
   * @throws ConfigException if the section {@code avrodyne.pekko} has an unknown key or a wrong
   *     value
   * @throws IllegalArgumentException if a type has no codec, or if two codecs cannot be told apart
   */
  public AvrodynePekkoSerializer(ExtendedActorSystem system) {
    Config config = system.settings().config();
    Settings settings = Settings.of(config);
    @Nullable AvrodyneSetup setup = system.settings().setup().get(AvrodyneSetup.class).orElse(null);
    KnownTypes types =
        new ConfiguredTypes(config, system.dynamicAccess().classLoader()).of(settings, setup);
    identifier = settings.identifier();
    encoded = new EncodedTypes(types);
    decoded =
        new DecodedTypes(types, settings.removedTypes(), setup == null ? null : setup.writers());
    workspaces =
        new Workspaces<>(
            () -> new Workspace(settings.limits(), Strictness.STRICT),
            SPARE_WORKSPACES,
            settings.maxReusedBuffer());
  }

  @Override
  public int identifier() {
    return identifier;
  }

  /**
   * Returns the full name and the fingerprint of the schema that a value is written with.
   *
   * @throws EncodeException if the serializer does not know the type of the value
   */
  @Override
  public String manifest(Object value) {
    return encoded.manifestOf(value);
  }

  /**
   * Encodes a value into a new array.
   *
   * @throws EncodeException if the value cannot be encoded
   */
  @Override
  public byte[] toBinary(Object value) {
    AvroCodec<Object> codec = encoded.codecOf(value);
    Workspace workspace = workspaces.take();
    try {
      codec.encode(value, workspace.output());
      return workspace.output().toByteArray();
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  /**
   * Encodes a value into the remaining bytes of a buffer. After a failure, the buffer is as it was.
   *
   * @throws EncodeException if the value cannot be encoded
   * @throws BufferOverflowException if it needs more bytes than the buffer has
   * @throws ReadOnlyBufferException if the buffer is read-only
   */
  @Override
  public void toBinary(Object value, ByteBuffer buffer) {
    AvroCodec<Object> codec = encoded.codecOf(value);
    Workspace workspace = workspaces.take();
    try {
      codec.encode(value, workspace.output());
      workspace.output().writeTo(buffer);
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  /**
   * Decodes an entire array.
   *
   * @throws NotSerializableException if the manifest is not one that this serializer can read
   * @throws DecodeException if the bytes are not a valid datum
   */
  @Override
  public Object fromBinary(byte[] bytes, @Nullable String manifest)
      throws NotSerializableException {
    String given = Manifest.given(manifest);
    AvroDecoder<?> decoder = decoded.decoderOf(given);
    if (decoder == null) {
      return new RemovedDatum(given);
    }
    Workspace workspace = workspaces.take();
    try {
      return workspace.decode(decoder, bytes);
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  /**
   * Decodes the remaining bytes of a buffer and moves its position to its limit. After a failure,
   * the position is where it was.
   *
   * @throws NotSerializableException if the manifest is not one that this serializer can read
   * @throws DecodeException if the bytes are not a valid datum
   */
  @Override
  public Object fromBinary(ByteBuffer buffer, @Nullable String manifest)
      throws NotSerializableException {
    String given = Manifest.given(manifest);
    AvroDecoder<?> decoder = decoded.decoderOf(given);
    Object value = decoder == null ? new RemovedDatum(given) : decode(decoder, buffer);
    buffer.position(buffer.limit());
    return value;
  }

  private Object decode(AvroDecoder<?> decoder, ByteBuffer buffer) {
    Workspace workspace = workspaces.take();
    try {
      return workspace.decode(decoder, buffer);
    } finally {
      workspaces.giveBack(workspace);
    }
  }
}
