package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.complex.BadPartner;
import io.avrodyne.benchmarks.workload.complex.Client;
import io.avrodyne.benchmarks.workload.complex.Clients;
import io.avrodyne.benchmarks.workload.complex.EyeColor;
import io.avrodyne.benchmarks.workload.complex.GoodPartner;
import io.avrodyne.benchmarks.workload.complex.Partner;
import io.avrodyne.benchmarks.workload.complex.Stranger;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.jspecify.annotations.Nullable;

/** Clients as generic records: fields by index, in the order of the schema. */
final class ClientGenericMapping implements RecordMapping<Clients, GenericRecord> {

  private final Schema rootSchema;
  private final Schema listSchema;
  private final Schema clientSchema;
  private final Schema phonesSchema;
  private final Schema badSchema;
  private final Schema goodSchema;
  private final Symbols<EyeColor> eyeColors;
  private final Symbols<Stranger> strangers;

  ClientGenericMapping(Schema schema) {
    rootSchema = schema;
    listSchema = Schemas.field(schema, "clients");
    clientSchema = listSchema.getElementType();
    phonesSchema = Schemas.field(clientSchema, "phones");
    Schema partnerSchema = clientSchema.getField("partner").schema();
    badSchema = Schemas.branch(partnerSchema, "BadPartner");
    goodSchema = Schemas.branch(partnerSchema, "GoodPartner");
    eyeColors = new Symbols<>(EyeColor.class, Schemas.field(clientSchema, "eyeColor"));
    strangers = new Symbols<>(Stranger.class, Schemas.branch(partnerSchema, "Stranger"));
  }

  @Override
  public GenericRecord toRecord(Clients root) {
    List<Client> clients = root.getClients();
    int size = clients.size();
    List<GenericRecord> data = new GenericData.Array<>(size, listSchema);
    for (int i = 0; i < size; i++) {
      data.add(toRecord(clients.get(i)));
    }
    GenericRecord datum = new GenericData.Record(rootSchema);
    datum.put(0, data);
    return datum;
  }

  private GenericRecord toRecord(Client client) {
    GenericRecord datum = new GenericData.Record(clientSchema);
    BigDecimal balance = client.getBalance();
    byte[] picture = client.getPicture();
    EyeColor eyeColor = client.getEyeColor();
    Character gender = client.getGender();
    LocalDate registered = client.getRegistered();
    datum.put(0, client.getId());
    datum.put(1, client.getIndex());
    datum.put(2, client.getIsActive());
    datum.put(3, balance == null ? null : balance.toString());
    datum.put(4, picture == null ? null : ByteBuffer.wrap(picture));
    datum.put(5, client.getAge());
    datum.put(6, eyeColor == null ? null : eyeColors.toSymbol(eyeColor));
    datum.put(7, client.getName());
    datum.put(8, client.getCompany());
    datum.put(9, client.getAddress());
    datum.put(10, gender == null ? null : (int) gender);
    datum.put(11, List.of(client.getEmails()));
    datum.put(12, Values.toDatum(client.getPhones(), phonesSchema));
    datum.put(13, client.getAbout());
    datum.put(14, registered == null ? null : (int) registered.toEpochDay());
    datum.put(15, client.getLatitude());
    datum.put(16, client.getLongitude());
    datum.put(17, client.getTags());
    datum.put(18, toDatum(client.getPartner()));
    datum.put(19, client.getMap());
    return datum;
  }

  private @Nullable Object toDatum(@Nullable Partner partner) {
    if (partner instanceof GoodPartner good) {
      return toRecord(goodSchema, good.getId(), good.getName(), good.getSince());
    }
    if (partner instanceof BadPartner bad) {
      return toRecord(badSchema, bad.getId(), bad.getName(), bad.getSince());
    }
    return partner == null ? null : strangers.toSymbol((Stranger) partner);
  }

  private static GenericRecord toRecord(Schema schema, long id, String name, Instant since) {
    GenericRecord datum = new GenericData.Record(schema);
    datum.put(0, id);
    datum.put(1, name);
    datum.put(2, since.toEpochMilli());
    return datum;
  }

  @Override
  public Clients toObject(GenericRecord datum) {
    List<?> data = (List<?>) datum.get(0);
    int size = data.size();
    List<Client> clients = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      clients.add(toClient((GenericRecord) data.get(i)));
    }
    Clients root = new Clients();
    root.setClients(clients);
    return root;
  }

  private Client toClient(GenericRecord datum) {
    Client client = new Client();
    String balance = (String) datum.get(3);
    ByteBuffer picture = (ByteBuffer) datum.get(4);
    Object eyeColor = datum.get(6);
    Integer gender = (Integer) datum.get(10);
    Integer registered = (Integer) datum.get(14);
    client.setId((Long) datum.get(0));
    client.setIndex((Integer) datum.get(1));
    client.setIsActive((Boolean) datum.get(2));
    client.setBalance(balance == null ? null : new BigDecimal(balance));
    client.setPicture(picture == null ? null : Values.bytes(picture));
    client.setAge((Integer) datum.get(5));
    client.setEyeColor(eyeColor == null ? null : eyeColors.toConstant(eyeColor));
    client.setName((String) datum.get(7));
    client.setCompany((String) datum.get(8));
    client.setAddress((String) datum.get(9));
    client.setGender(gender == null ? null : (char) (int) gender);
    client.setEmails(Values.stringArray((List<?>) datum.get(11)));
    client.setPhones(Values.longArray((List<?>) datum.get(12)));
    client.setAbout((String) datum.get(13));
    client.setRegistered(registered == null ? null : LocalDate.ofEpochDay(registered));
    client.setLatitude((Double) datum.get(15));
    client.setLongitude((Float) datum.get(16));
    client.setTags(Values.strings((List<?>) datum.get(17)));
    client.setPartner(toPartner(datum.get(18)));
    client.setMap(strings(datum.get(19)));
    return client;
  }

  private @Nullable Partner toPartner(@Nullable Object value) {
    if (!(value instanceof GenericRecord datum)) {
      return value == null ? null : strangers.toConstant(value);
    }
    if (datum.getSchema().equals(goodSchema)) {
      GoodPartner good = new GoodPartner();
      good.setId((Long) datum.get(0));
      good.setName((String) datum.get(1));
      good.setSince(Instant.ofEpochMilli((Long) datum.get(2)));
      return good;
    }
    BadPartner bad = new BadPartner();
    bad.setId((Long) datum.get(0));
    bad.setName((String) datum.get(1));
    bad.setSince(Instant.ofEpochMilli((Long) datum.get(2)));
    return bad;
  }

  @SuppressWarnings("unchecked") // The schema asks for Java strings.
  private static Map<String, String> strings(Object map) {
    return (Map<String, String>) map;
  }
}
