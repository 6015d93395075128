package io.avrodyne.pekko;

import org.apache.pekko.serialization.SerializerWithStringManifest;

/** A serializer that sends whatever it is given under the identifier of Avrodyne's. */
public final class HostileSerializer extends SerializerWithStringManifest {

  /** What is sent. */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  record Payload(String manifest, byte[] bytes) {}

  /** Creates the serializer. Called by Pekko. */
  public HostileSerializer() {}

  @Override
  public int identifier() {
    return AvrodynePekkoSerializerTest.IDENTIFIER;
  }

  @Override
  public String manifest(Object value) {
    return ((Payload) value).manifest();
  }

  @Override
  public byte[] toBinary(Object value) {
    return ((Payload) value).bytes();
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    throw new UnsupportedOperationException();
  }
}
