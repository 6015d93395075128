package io.avrodyne.benchmarks.format.avro;

import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.javamoney.moneta.Money;
import org.jspecify.annotations.Nullable;

/**
 * The schemas of the application's classes with the properties by which Avro's reflection knows the
 * Java classes of values, as a schema derived by reflection has them.
 */
final class ReflectSchemas {

  static final String JAVA_RECORDS = "cannot set the fields of Java records";

  private ReflectSchemas() {}

  /** Returns why Avro's reflection cannot read a class of the schema; empty if it can. */
  static Optional<String> refusal(Schema schema) {
    return records(schema).stream().flatMap(record -> refusalOf(record).stream()).findFirst();
  }

  private static Optional<String> refusalOf(Schema schema) {
    Class<?> type = classOf(schema);
    if (type == null) {
      return Optional.of("needs a class with the name of each record of the schema");
    }
    return type.isRecord() ? Optional.of(JAVA_RECORDS) : Optional.empty();
  }

  /** Returns a copy with the properties. */
  static Schema withClasses(Schema original) {
    Schema schema = new Schema.Parser().parse(original.toString());
    for (Schema each : records(schema)) {
      Class<?> type = classOf(each);
      if (type != null) {
        each.getFields().forEach(field -> name(field.schema(), fieldType(type, field.name())));
      }
    }
    return schema;
  }

  private static void name(Schema schema, Class<?> type) {
    switch (schema.getType()) {
      case UNION -> schema.getTypes().forEach(branch -> name(branch, type));
      case ARRAY -> {
        schema.addProp(
            SpecificData.CLASS_PROP, type.isArray() ? type.getName() : List.class.getName());
        name(schema.getElementType(), type.isArray() ? type.getComponentType() : Object.class);
      }
      case MAP -> name(schema.getValueType(), Object.class);
      case BYTES -> {
        if (type == byte[].class) {
          schema.addProp(SpecificData.CLASS_PROP, type.getName());
        }
      }
      case INT -> nameSmall(schema, type);
      case STRING -> nameText(schema, type);
      default -> {}
    }
  }

  private static void nameText(Schema schema, Class<?> type) {
    if (type == BigDecimal.class) {
      schema.addProp(SpecificData.CLASS_PROP, type.getName());
    } else if (type == Money.class) {
      // Set on the copy: registering the type would change every schema of this JVM.
      new LogicalType(MoneyTextConversion.NAME).addToSchema(schema);
    }
  }

  private static void nameSmall(Schema schema, Class<?> type) {
    if (type == byte.class || type == Byte.class) {
      schema.addProp(SpecificData.CLASS_PROP, Byte.class.getName());
    } else if (type == short.class || type == Short.class) {
      schema.addProp(SpecificData.CLASS_PROP, Short.class.getName());
    } else if (type == char.class || type == Character.class) {
      schema.addProp(SpecificData.CLASS_PROP, Character.class.getName());
    }
  }

  private static Class<?> fieldType(Class<?> type, String name) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return field.getType();
        }
      }
    }
    return Object.class;
  }

  private static @Nullable Class<?> classOf(Schema schema) {
    try {
      return Class.forName(schema.getFullName());
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  private static Set<Schema> records(Schema schema) {
    Set<Schema> records = Collections.newSetFromMap(new IdentityHashMap<>());
    collect(schema, records);
    return records;
  }

  private static void collect(Schema schema, Set<Schema> records) {
    switch (schema.getType()) {
      case RECORD -> {
        if (records.add(schema)) {
          schema.getFields().forEach(field -> collect(field.schema(), records));
        }
      }
      case UNION -> schema.getTypes().forEach(branch -> collect(branch, records));
      case ARRAY -> collect(schema.getElementType(), records);
      case MAP -> collect(schema.getValueType(), records);
      default -> {}
    }
  }
}
