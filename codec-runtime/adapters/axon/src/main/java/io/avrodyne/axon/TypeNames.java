package io.avrodyne.axon;

/**
 * The names that Axon stores beside payloads with a codec. Payloads are read by all of their names,
 * whichever of them are written.
 */
public enum TypeNames {
  /**
   * The binary name of the Java class, such as {@code bank.AccountEvent$Deposited}: the name that
   * Axon's own serializers store. This is the default.
   */
  JAVA,
  /**
   * The full name of the schema, such as {@code bank.AccountEvent.Deposited}, which programs in
   * other languages know. Nodes with another serializer find no class by such a name, and skip the
   * payload without an error.
   */
  SCHEMA
}
