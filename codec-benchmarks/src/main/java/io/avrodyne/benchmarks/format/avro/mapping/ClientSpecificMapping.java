package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.complex.BadPartnerDatum;
import io.avrodyne.benchmarks.specific.complex.ClientDatum;
import io.avrodyne.benchmarks.specific.complex.ClientsDatum;
import io.avrodyne.benchmarks.specific.complex.EyeColorDatum;
import io.avrodyne.benchmarks.specific.complex.GoodPartnerDatum;
import io.avrodyne.benchmarks.specific.complex.StrangerDatum;
import io.avrodyne.benchmarks.workload.complex.BadPartner;
import io.avrodyne.benchmarks.workload.complex.Client;
import io.avrodyne.benchmarks.workload.complex.Clients;
import io.avrodyne.benchmarks.workload.complex.EyeColor;
import io.avrodyne.benchmarks.workload.complex.GoodPartner;
import io.avrodyne.benchmarks.workload.complex.Partner;
import io.avrodyne.benchmarks.workload.complex.Stranger;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** Clients as the classes that Avro generates. */
final class ClientSpecificMapping implements RecordMapping<Clients, ClientsDatum> {

  private static final Schema PHONES = Schemas.field(ClientDatum.getClassSchema(), "phones");

  @Override
  public ClientsDatum toRecord(Clients root) {
    List<Client> clients = root.getClients();
    int size = clients.size();
    List<ClientDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      data.add(toDatum(clients.get(i)));
    }
    return new ClientsDatum(data);
  }

  private static ClientDatum toDatum(Client client) {
    ClientDatum datum = new ClientDatum();
    BigDecimal balance = client.getBalance();
    byte[] picture = client.getPicture();
    EyeColor eyeColor = client.getEyeColor();
    Character gender = client.getGender();
    datum.setId(client.getId());
    datum.setIndex(client.getIndex());
    datum.setIsActive(client.getIsActive());
    datum.setBalance(balance == null ? null : balance.toString());
    datum.setPicture(picture == null ? null : ByteBuffer.wrap(picture));
    datum.setAge(client.getAge());
    datum.setEyeColor(eyeColor == null ? null : toDatum(eyeColor));
    datum.setName(client.getName());
    datum.setCompany(client.getCompany());
    datum.setAddress(client.getAddress());
    datum.setGender(gender == null ? null : (int) gender);
    datum.setEmails(List.of(client.getEmails()));
    datum.setPhones(Values.toDatum(client.getPhones(), PHONES));
    datum.setAbout(client.getAbout());
    datum.setRegistered(client.getRegistered());
    datum.setLatitude(client.getLatitude());
    datum.setLongitude(client.getLongitude());
    datum.setTags(client.getTags());
    datum.setPartner(toDatum(client.getPartner()));
    datum.setMap(client.getMap());
    return datum;
  }

  private static @Nullable Object toDatum(@Nullable Partner partner) {
    if (partner instanceof GoodPartner good) {
      return new GoodPartnerDatum(good.getId(), good.getName(), good.getSince());
    }
    if (partner instanceof BadPartner bad) {
      return new BadPartnerDatum(bad.getId(), bad.getName(), bad.getSince());
    }
    return partner == null ? null : toDatum((Stranger) partner);
  }

  @Override
  public Clients toObject(ClientsDatum datum) {
    List<ClientDatum> data = datum.getClients();
    int size = data.size();
    List<Client> clients = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      clients.add(toClient(data.get(i)));
    }
    Clients root = new Clients();
    root.setClients(clients);
    return root;
  }

  private static Client toClient(ClientDatum datum) {
    Client client = new Client();
    String balance = datum.getBalance();
    ByteBuffer picture = datum.getPicture();
    EyeColorDatum eyeColor = datum.getEyeColor();
    Integer gender = datum.getGender();
    client.setId(datum.getId());
    client.setIndex(datum.getIndex());
    client.setIsActive(datum.getIsActive());
    client.setBalance(balance == null ? null : new BigDecimal(balance));
    client.setPicture(picture == null ? null : Values.bytes(picture));
    client.setAge(datum.getAge());
    client.setEyeColor(eyeColor == null ? null : toColor(eyeColor));
    client.setName(datum.getName());
    client.setCompany(datum.getCompany());
    client.setAddress(datum.getAddress());
    client.setGender(gender == null ? null : (char) (int) gender);
    client.setEmails(Values.stringArray(datum.getEmails()));
    client.setPhones(Values.longArray(datum.getPhones()));
    client.setAbout(datum.getAbout());
    client.setRegistered(datum.getRegistered());
    client.setLatitude(datum.getLatitude());
    client.setLongitude(datum.getLongitude());
    client.setTags(Values.strings(datum.getTags()));
    client.setPartner(toPartner(datum.getPartner()));
    client.setMap(datum.getMap());
    return client;
  }

  private static @Nullable Partner toPartner(@Nullable Object value) {
    if (value instanceof GoodPartnerDatum datum) {
      GoodPartner good = new GoodPartner();
      good.setId(datum.getId());
      good.setName(datum.getName());
      good.setSince(datum.getSince());
      return good;
    }
    if (value instanceof BadPartnerDatum datum) {
      BadPartner bad = new BadPartner();
      bad.setId(datum.getId());
      bad.setName(datum.getName());
      bad.setSince(datum.getSince());
      return bad;
    }
    return value == null ? null : toStranger((StrangerDatum) value);
  }

  private static EyeColorDatum toDatum(EyeColor value) {
    return switch (value) {
      case BROWN -> EyeColorDatum.BROWN;
      case BLUE -> EyeColorDatum.BLUE;
      case GREEN -> EyeColorDatum.GREEN;
    };
  }

  private static EyeColor toColor(EyeColorDatum value) {
    return switch (value) {
      case BROWN -> EyeColor.BROWN;
      case BLUE -> EyeColor.BLUE;
      case GREEN -> EyeColor.GREEN;
    };
  }

  private static StrangerDatum toDatum(Stranger value) {
    return switch (value) {
      case KNOWN_STRANGER -> StrangerDatum.KNOWN_STRANGER;
      case UNKNOWN_STRANGER -> StrangerDatum.UNKNOWN_STRANGER;
    };
  }

  private static Stranger toStranger(StrangerDatum value) {
    return switch (value) {
      case KNOWN_STRANGER -> Stranger.KNOWN_STRANGER;
      case UNKNOWN_STRANGER -> Stranger.UNKNOWN_STRANGER;
    };
  }
}
