package io.avrodyne.benchmarks.flink.type;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.IndexedRecord;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.java.typeutils.RowTypeInfo;
import org.apache.flink.types.Row;

/** Rows with the fields of a schema, to prepare what is measured. */
final class Rows {

  private Rows() {}

  /** Returns the type of a record's rows. */
  static RowTypeInfo type(Schema schema) {
    List<Schema.Field> fields = schema.getFields();
    return new RowTypeInfo(
        fields.stream().map(field -> typeOf(field.schema())).toArray(TypeInformation<?>[]::new),
        fields.stream().map(Schema.Field::name).toArray(String[]::new));
  }

  private static TypeInformation<?> typeOf(Schema schema) {
    if (schema.getLogicalType() instanceof LogicalTypes.Decimal) {
      return Types.BIG_DEC;
    }
    return switch (schema.getType()) {
      case RECORD -> type(schema);
      case ARRAY -> Types.LIST(typeOf(schema.getElementType()));
      case STRING, ENUM -> Types.STRING;
      case INT -> Types.INT;
      case LONG -> Types.LONG;
      case DOUBLE -> Types.DOUBLE;
      default -> throw new IllegalArgumentException(schema.toString());
    };
  }

  /** Returns a value of Avro's generic classes as Flink has it in a row. */
  static Object fromAvro(Object value, Schema schema) {
    return switch (schema.getType()) {
      case RECORD -> {
        Row row = new Row(schema.getFields().size());
        for (Schema.Field field : schema.getFields()) {
          Object part = ((IndexedRecord) value).get(field.pos());
          row.setField(field.pos(), fromAvro(part, field.schema()));
        }
        yield row;
      }
      case ARRAY -> {
        List<Object> list = new ArrayList<>();
        ((List<?>) value).forEach(each -> list.add(fromAvro(each, schema.getElementType())));
        yield list;
      }
      case STRING, ENUM -> value.toString();
      default -> value;
    };
  }

  /** Returns a value of a row in Avro's generic classes. */
  static Object toAvro(Object value, Schema schema) {
    return switch (schema.getType()) {
      case RECORD -> {
        GenericData.Record record = new GenericData.Record(schema);
        for (Schema.Field field : schema.getFields()) {
          Object part = ((Row) value).getField(field.pos());
          if (part != null) {
            record.put(field.pos(), toAvro(part, field.schema()));
          }
        }
        yield record;
      }
      case ARRAY -> {
        List<Object> list = new ArrayList<>();
        ((List<?>) value).forEach(each -> list.add(toAvro(each, schema.getElementType())));
        yield list;
      }
      case ENUM -> new GenericData.EnumSymbol(schema, value.toString());
      default -> value;
    };
  }
}
