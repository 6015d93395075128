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

  private static final int ID = 0;
  private static final int INDEX = 1;
  private static final int ACTIVE = 2;
  private static final int BALANCE = 3;
  private static final int PICTURE = 4;
  private static final int AGE = 5;
  private static final int EYE_COLOR = 6;
  private static final int NAME = 7;
  private static final int COMPANY = 8;
  private static final int ADDRESS = 9;
  private static final int GENDER = 10;
  private static final int EMAILS = 11;
  private static final int PHONES = 12;
  private static final int ABOUT = 13;
  private static final int REGISTERED = 14;
  private static final int LATITUDE = 15;
  private static final int LONGITUDE = 16;
  private static final int TAGS = 17;
  private static final int PARTNER = 18;
  private static final int MAP = 19;

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
    datum.put(ID, client.getId());
    datum.put(INDEX, client.getIndex());
    datum.put(ACTIVE, client.getIsActive());
    datum.put(BALANCE, balance == null ? null : balance.toString());
    datum.put(PICTURE, picture == null ? null : ByteBuffer.wrap(picture));
    datum.put(AGE, client.getAge());
    datum.put(EYE_COLOR, eyeColor == null ? null : eyeColors.toSymbol(eyeColor));
    datum.put(NAME, client.getName());
    datum.put(COMPANY, client.getCompany());
    datum.put(ADDRESS, client.getAddress());
    datum.put(GENDER, gender == null ? null : (int) gender);
    datum.put(EMAILS, List.of(client.getEmails()));
    datum.put(PHONES, Values.toDatum(client.getPhones(), phonesSchema));
    datum.put(ABOUT, client.getAbout());
    datum.put(REGISTERED, registered == null ? null : (int) registered.toEpochDay());
    datum.put(LATITUDE, client.getLatitude());
    datum.put(LONGITUDE, client.getLongitude());
    datum.put(TAGS, client.getTags());
    datum.put(PARTNER, toDatum(client.getPartner()));
    datum.put(MAP, client.getMap());
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
    String balance = (String) datum.get(BALANCE);
    ByteBuffer picture = (ByteBuffer) datum.get(PICTURE);
    Object eyeColor = datum.get(EYE_COLOR);
    Integer gender = (Integer) datum.get(GENDER);
    Integer registered = (Integer) datum.get(REGISTERED);
    client.setId((Long) datum.get(ID));
    client.setIndex((Integer) datum.get(INDEX));
    client.setIsActive((Boolean) datum.get(ACTIVE));
    client.setBalance(balance == null ? null : new BigDecimal(balance));
    client.setPicture(picture == null ? null : Values.bytes(picture));
    client.setAge((Integer) datum.get(AGE));
    client.setEyeColor(eyeColor == null ? null : eyeColors.toConstant(eyeColor));
    client.setName((String) datum.get(NAME));
    client.setCompany((String) datum.get(COMPANY));
    client.setAddress((String) datum.get(ADDRESS));
    client.setGender(gender == null ? null : (char) (int) gender);
    client.setEmails(Values.stringArray((List<?>) datum.get(EMAILS)));
    client.setPhones(Values.longArray((List<?>) datum.get(PHONES)));
    client.setAbout((String) datum.get(ABOUT));
    client.setRegistered(registered == null ? null : LocalDate.ofEpochDay(registered));
    client.setLatitude((Double) datum.get(LATITUDE));
    client.setLongitude((Float) datum.get(LONGITUDE));
    client.setTags(Values.strings((List<?>) datum.get(TAGS)));
    client.setPartner(toPartner(datum.get(PARTNER)));
    client.setMap(strings(datum.get(MAP)));
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
