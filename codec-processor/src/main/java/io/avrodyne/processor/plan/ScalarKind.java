package io.avrodyne.processor.plan;

import com.palantir.javapoet.TypeName;
import java.util.Arrays;
import java.util.Optional;
import org.apache.avro.Schema;

/** The Avro types of bounded size that correspond to Java primitives. */
@SuppressWarnings("ImmutableEnumChecker") // TypeName is immutable, but not annotated as such.
public enum ScalarKind {
  /** One byte. */
  BOOLEAN(Schema.Type.BOOLEAN, TypeName.BOOLEAN, "Boolean"),
  /** A varint of up to 5 bytes. */
  INT(Schema.Type.INT, TypeName.INT, "Int"),
  /** A varint of up to 10 bytes. */
  LONG(Schema.Type.LONG, TypeName.LONG, "Long"),
  /** Four bytes. */
  FLOAT(Schema.Type.FLOAT, TypeName.FLOAT, "Float"),
  /** Eight bytes. */
  DOUBLE(Schema.Type.DOUBLE, TypeName.DOUBLE, "Double");

  private final Schema.Type schemaType;
  private final TypeName javaType;
  private final String suffix;

  ScalarKind(Schema.Type schemaType, TypeName javaType, String suffix) {
    this.schemaType = schemaType;
    this.javaType = javaType;
    this.suffix = suffix;
  }

  /** Returns the kind of a type of Avro, if it is one of these. */
  public static Optional<ScalarKind> of(Schema.Type type) {
    return Arrays.stream(values()).filter(kind -> kind.schemaType == type).findFirst();
  }

  /** Returns the Avro type. */
  public Schema.Type schemaType() {
    return schemaType;
  }

  /** Returns the Java primitive. */
  public TypeName javaType() {
    return javaType;
  }

  /** Returns the suffix of the runtime's methods for it. */
  public String suffix() {
    return suffix;
  }
}
