package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.equity.EquityModel;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** Equity events as generic records: fields by index, in the order of the schema. */
final class EquityGenericMapping<E, M, T, O> implements RecordMapping<E, GenericRecord> {

  private final EquityModel<E, M, T, O> model;
  private final Schema eventSchema;
  private final Schema metaSchema;
  private final Schema targetSchema;
  private final Schema bidSchema;
  private final Schema askSchema;
  private final Schema orderSchema;

  EquityGenericMapping(EquityModel<E, M, T, O> model, Schema schema) {
    this.model = model;
    eventSchema = schema;
    metaSchema = Schemas.field(schema, "meta");
    targetSchema = Schemas.field(schema, "target");
    bidSchema = Schemas.field(schema, "bid");
    askSchema = Schemas.field(schema, "ask");
    orderSchema = bidSchema.getElementType();
  }

  @Override
  public GenericRecord toRecord(E event) {
    GenericRecord datum = new GenericData.Record(eventSchema);
    datum.put(0, toMetaRecord(model.meta(event)));
    datum.put(1, toTargetRecord(model.target(event)));
    datum.put(2, toRecords(bidSchema, model.bid(event)));
    datum.put(3, toRecords(askSchema, model.ask(event)));
    return datum;
  }

  private GenericRecord toMetaRecord(M meta) {
    GenericRecord datum = new GenericData.Record(metaSchema);
    datum.put(0, model.id(meta));
    datum.put(1, model.parentId(meta));
    datum.put(2, model.correlation(meta));
    return datum;
  }

  private GenericRecord toTargetRecord(T target) {
    GenericRecord datum = new GenericData.Record(targetSchema);
    datum.put(0, model.ticker(target));
    datum.put(1, model.targetPrice(target));
    datum.put(2, model.volume(target));
    datum.put(3, model.variation(target));
    return datum;
  }

  private List<GenericRecord> toRecords(Schema schema, List<O> orders) {
    int size = orders.size();
    List<GenericRecord> data = new GenericData.Array<>(size, schema);
    for (int i = 0; i < size; i++) {
      O order = orders.get(i);
      GenericRecord datum = new GenericData.Record(orderSchema);
      datum.put(0, model.count(order));
      datum.put(1, model.orderPrice(order));
      datum.put(2, model.quantity(order));
      data.add(datum);
    }
    return data;
  }

  @Override
  public E toObject(GenericRecord datum) {
    return model.event(
        toMeta((GenericRecord) datum.get(0)),
        toTarget((GenericRecord) datum.get(1)),
        toOrders((List<?>) datum.get(2)),
        toOrders((List<?>) datum.get(3)));
  }

  private M toMeta(GenericRecord datum) {
    return model.meta((String) datum.get(0), (String) datum.get(1), (String) datum.get(2));
  }

  private T toTarget(GenericRecord datum) {
    return model.target(
        (String) datum.get(0), (Double) datum.get(1), (Long) datum.get(2), (Double) datum.get(3));
  }

  private List<O> toOrders(List<?> data) {
    int size = data.size();
    List<O> orders = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      GenericRecord datum = (GenericRecord) data.get(i);
      orders.add(model.order((Integer) datum.get(0), (Double) datum.get(1), (Long) datum.get(2)));
    }
    return orders;
  }
}
