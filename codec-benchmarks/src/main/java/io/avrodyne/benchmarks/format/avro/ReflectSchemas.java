package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.workload.Model;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
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

  private ReflectSchemas() {}

  /** Returns whether a class of the model is a Java record, whose fields cannot be set. */
  static boolean hasJavaRecords(Model<?> model) {
    return model.type().isRecord()
        || records(model.codec().schema()).stream()
            .map(ReflectSchemas::classOf)
            .anyMatch(type -> type != null && type.isRecord());
  }

  /** Returns whether there is a record in the model's schema without a class of its name. */
  static boolean lacksClasses(Model<?> model) {
    return records(model.codec().schema()).stream().anyMatch(record -> classOf(record) == null);
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
    Class<?> box = MethodType.methodType(type).wrap().returnType();
    if (box == Byte.class || box == Short.class || box == Character.class) {
      schema.addProp(SpecificData.CLASS_PROP, box.getName());
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
