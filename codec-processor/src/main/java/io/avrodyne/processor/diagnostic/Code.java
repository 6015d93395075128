package io.avrodyne.processor.diagnostic;

/** Lists what can be wrong with a type; a code is printed in brackets and never renamed. */
public enum Code {
  /** The annotated element is no class that can have a codec. */
  UNSUPPORTED_KIND("AvroUnsupportedKind"),

  /** A class has no constructor that decoding could call. */
  NO_CONSTRUCTOR("AvroNoConstructor"),

  /** Encoding cannot read a property. */
  NOT_READABLE("AvroNotReadable"),

  /** Decoding cannot write a property. */
  NOT_WRITABLE("AvroNotWritable"),

  /** Two properties are read or written by one method. */
  SHARED_ACCESSOR("AvroSharedAccessor"),

  /** A primitive is marked as nullable. */
  NULL_POLICY("AvroNullPolicy"),

  /** No binding knows the Java type. */
  UNSUPPORTED_TYPE("AvroUnsupportedType"),

  /** A class that a property holds is not annotated. */
  NOT_ANNOTATED("AvroNotAnnotated"),

  /** A generic type has no type arguments, or only wildcards. */
  RAW_TYPE("AvroRawType"),

  /** A class compiled before has no codec. */
  NOT_COMPILED("AvroNotCompiled"),

  /** A map has keys that are no strings. */
  MAP_KEY("AvroMapKey"),

  /** A union has no branches, or one that is none. */
  UNION("AvroUnion"),

  /** A number of {@code java.math} has no form, or one that cannot hold what it says. */
  DECIMAL("AvroDecimal"),

  /** A fixed has no size that a fixed can have. */
  FIXED("AvroFixed"),

  /** A converter does not convert what it stands on. */
  CONVERTER("AvroConverter"),

  /** A wrapper does not wrap one value. */
  WRAPPER("AvroValue"),

  /** A name is none that Avro allows. */
  NAME("AvroName"),

  /** Two fields, or two symbols of an enum, have one name. */
  DUPLICATE_NAME("AvroDuplicateName"),

  /** Two types of one schema have one fullname. */
  NAME_CLASH("AvroNameClash"),

  /** An annotation stands where it says nothing. */
  MISPLACED("AvroMisplaced"),

  /** A default is no JSON, or not of the schema of its field. */
  DEFAULT("AvroDefault"),

  /** An enum has no symbols, or a default that is none of them. */
  ENUM("AvroEnum"),

  /** A type has two docs. */
  DOC("AvroDoc"),

  /** A property has a key of Avro's own, or one that is given twice. */
  PROPERTY("AvroProp"),

  /** A creator takes more arguments than the JVM can pass. */
  TOO_MANY_ARGUMENTS("AvroTooManyArguments"),

  /** A name is too long for a file. */
  LONG_NAME("AvroLongName"),

  /** A type holds itself without an end. */
  RECURSIVE_TYPE("AvroRecursiveType"),

  /** Annotations of one property or type contradict each other. */
  CONFLICT("AvroConflict"),

  /** The class with the settings has none. */
  CONFIG("AvroConfig"),

  /** The folder with the schemas of earlier versions is none. */
  HISTORY_FOLDER("AvroHistoryFolder"),

  /** The number of earlier layouts with straight-line code is none. */
  HISTORY_STRAIGHT("AvroHistoryStraight"),

  /** A file in the history of a type is not called by a version. */
  HISTORY_FILE("AvroHistoryFile"),

  /** Two files in the history of a type are one version. */
  HISTORY_DUPLICATE("AvroHistoryDuplicate"),

  /** A file in the history of a type is no schema. */
  HISTORY_SCHEMA("AvroHistorySchema"),

  /** A file in the history of a type is the schema of another one. */
  HISTORY_NAME("AvroHistoryName"),

  /** A type and an earlier version of it cannot read each other as they must. */
  INCOMPATIBLE("AvroIncompatible"),

  /** Two versions of a type differ in nothing but logical types. */
  SAME_LAYOUT("AvroSameLayout"),

  /** Avro cannot read the text of a schema. */
  SCHEMA_TEXT("AvroSchemaText"),

  /** A schema that a class follows cannot be read. */
  SCHEMA_FILE("AvroSchemaFile"),

  /** A class is not what the schema says that it follows. */
  SCHEMA_MISMATCH("AvroSchemaMismatch"),

  /** The processor itself failed. */
  INTERNAL("AvroInternal");

  private final String text;

  Code(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
