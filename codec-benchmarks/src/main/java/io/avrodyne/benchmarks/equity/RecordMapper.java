package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.equity.model.EquityModel;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/**
 * A mapper between the event and generic records, written as one would by hand for speed: fields by
 * index, no streams, lists of the right size. The fields are in the order of the schema.
 */
final class RecordMapper<E, M, T, O> {

  private final EquityModel<E, M, T, O> model;
  private final Schema eventSchema;
  private final Schema metaSchema;
  private final Schema targetSchema;
  private final Schema bidSchema;
  private final Schema askSchema;
  private final Schema orderSchema;

  RecordMapper(EquityModel<E, M, T, O> model, Schema schema) {
    this.model = model;
    eventSchema = schema;
    metaSchema = valueOf(schema, "meta");
    targetSchema = valueOf(schema, "target");
    bidSchema = valueOf(schema, "bid");
    askSchema = valueOf(schema, "ask");
    orderSchema = bidSchema.getElementType();
  }

  private static Schema valueOf(Schema record, String field) {
    Schema schema = record.getField(field).schema();
    return schema.isUnion() ? schema.getTypes().get(0) : schema;
  }

  GenericRecord toRecord(E event) {
    GenericRecord record = new GenericData.Record(eventSchema);
    record.put(0, toMetaRecord(model.meta(event)));
    record.put(1, toTargetRecord(model.target(event)));
    record.put(2, toRecords(bidSchema, model.bid(event)));
    record.put(3, toRecords(askSchema, model.ask(event)));
    return record;
  }

  private GenericRecord toMetaRecord(M meta) {
    GenericRecord record = new GenericData.Record(metaSchema);
    record.put(0, model.id(meta));
    record.put(1, model.parentId(meta));
    record.put(2, model.correlation(meta));
    return record;
  }

  private GenericRecord toTargetRecord(T target) {
    GenericRecord record = new GenericData.Record(targetSchema);
    record.put(0, model.ticker(target));
    record.put(1, model.targetPrice(target));
    record.put(2, model.volume(target));
    record.put(3, model.variation(target));
    return record;
  }

  private List<GenericRecord> toRecords(Schema schema, List<O> orders) {
    int size = orders.size();
    List<GenericRecord> records = new GenericData.Array<>(size, schema);
    for (int i = 0; i < size; i++) {
      O order = orders.get(i);
      GenericRecord record = new GenericData.Record(orderSchema);
      record.put(0, model.count(order));
      record.put(1, model.orderPrice(order));
      record.put(2, model.quantity(order));
      records.add(record);
    }
    return records;
  }

  E toEvent(GenericRecord record) {
    return model.event(
        toMeta((GenericRecord) record.get(0)),
        toTarget((GenericRecord) record.get(1)),
        toOrders((List<?>) record.get(2)),
        toOrders((List<?>) record.get(3)));
  }

  private M toMeta(GenericRecord record) {
    return model.meta(record.get(0).toString(), record.get(1).toString(), record.get(2).toString());
  }

  private T toTarget(GenericRecord record) {
    return model.target(
        record.get(0).toString(),
        (Double) record.get(1),
        (Long) record.get(2),
        (Double) record.get(3));
  }

  private List<O> toOrders(List<?> records) {
    int size = records.size();
    List<O> orders = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      GenericRecord record = (GenericRecord) records.get(i);
      orders.add(
          model.order((Integer) record.get(0), (Double) record.get(1), (Long) record.get(2)));
    }
    return orders;
  }
}
