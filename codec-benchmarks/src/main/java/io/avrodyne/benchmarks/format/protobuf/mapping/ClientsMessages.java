package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import com.google.protobuf.UnsafeByteOperations;
import io.avrodyne.benchmarks.proto.complex.ClientMessage;
import io.avrodyne.benchmarks.proto.complex.ClientsMessage;
import io.avrodyne.benchmarks.proto.complex.EyeColorMessage;
import io.avrodyne.benchmarks.proto.complex.TagMessage;
import io.avrodyne.benchmarks.workload.complex.Client;
import io.avrodyne.benchmarks.workload.complex.Clients;
import io.avrodyne.benchmarks.workload.complex.EyeColor;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Clients with fields of most kinds. */
final class ClientsMessages implements MessageMapping<Clients, ClientsMessage> {

  @Override
  public ClientsMessage toMessage(Clients value) {
    ClientsMessage.Builder builder = ClientsMessage.newBuilder();
    for (Client client : value.getClients()) {
      builder.addClients(toMessageOfClient(client));
    }
    return builder.build();
  }

  private static ClientMessage toMessageOfClient(Client client) {
    ClientMessage.Builder builder =
        ClientMessage.newBuilder()
            .setId(client.getId())
            .setIndex(client.getIndex())
            .setIsActive(client.getIsActive())
            .setAge(client.getAge())
            .setLatitude(client.getLatitude())
            .setLongitude(client.getLongitude())
            .putAllMap(client.getMap());
    for (String email : client.getEmails()) {
      builder.addEmails(email);
    }
    for (long phone : client.getPhones()) {
      builder.addPhones(phone);
    }
    for (@Nullable String tag : client.getTags()) {
      builder.addTags(toMessageOfTag(tag));
    }
    setTexts(builder, client);
    setOthers(builder, client);
    PartnerMessages.set(builder, client.getPartner());
    return builder.build();
  }

  private static TagMessage toMessageOfTag(@Nullable String tag) {
    return tag == null
        ? TagMessage.getDefaultInstance()
        : TagMessage.newBuilder().setValue(tag).build();
  }

  private static void setTexts(ClientMessage.Builder builder, Client client) {
    if (client.getName() != null) {
      builder.setName(client.getName());
    }
    if (client.getCompany() != null) {
      builder.setCompany(client.getCompany());
    }
    if (client.getAddress() != null) {
      builder.setAddress(client.getAddress());
    }
    if (client.getAbout() != null) {
      builder.setAbout(client.getAbout());
    }
  }

  private static void setOthers(ClientMessage.Builder builder, Client client) {
    if (client.getBalance() != null) {
      builder.setBalance(client.getBalance().toString());
    }
    if (client.getPicture() != null) {
      builder.setPicture(UnsafeByteOperations.unsafeWrap(client.getPicture()));
    }
    if (client.getEyeColor() != null) {
      builder.setEyeColor(toMessageOfColor(client.getEyeColor()));
    }
    if (client.getGender() != null) {
      builder.setGender(client.getGender());
    }
    if (client.getRegistered() != null) {
      builder.setRegistered(Math.toIntExact(client.getRegistered().toEpochDay()));
    }
  }

  private static EyeColorMessage toMessageOfColor(EyeColor color) {
    return switch (color) {
      case BROWN -> EyeColorMessage.BROWN;
      case BLUE -> EyeColorMessage.BLUE;
      case GREEN -> EyeColorMessage.GREEN;
    };
  }

  @Override
  public Clients toObject(ClientsMessage message) {
    List<Client> list = new ArrayList<>(message.getClientsCount());
    for (ClientMessage each : message.getClientsList()) {
      list.add(toClient(each));
    }
    Clients clients = new Clients();
    clients.setClients(list);
    return clients;
  }

  private static Client toClient(ClientMessage message) {
    Client client = new Client();
    client.setId(message.getId());
    client.setIndex(message.getIndex());
    client.setIsActive(message.getIsActive());
    client.setBalance(message.hasBalance() ? new BigDecimal(message.getBalance()) : null);
    client.setPicture(message.hasPicture() ? message.getPicture().toByteArray() : null);
    client.setAge(message.getAge());
    client.setEyeColor(message.hasEyeColor() ? toColor(message.getEyeColor()) : null);
    client.setName(message.hasName() ? message.getName() : null);
    client.setGender(message.hasGender() ? (Character) (char) message.getGender() : null);
    client.setCompany(message.hasCompany() ? message.getCompany() : null);
    client.setEmails(message.getEmailsList().toArray(new String[0]));
    client.setPhones(toPhones(message));
    client.setAddress(message.hasAddress() ? message.getAddress() : null);
    client.setAbout(message.hasAbout() ? message.getAbout() : null);
    client.setRegistered(
        message.hasRegistered() ? LocalDate.ofEpochDay(message.getRegistered()) : null);
    client.setLatitude(message.getLatitude());
    client.setLongitude(message.getLongitude());
    client.setTags(toTags(message.getTagsList()));
    client.setPartner(PartnerMessages.get(message));
    client.setMap(new HashMap<>(message.getMapMap()));
    return client;
  }

  private static EyeColor toColor(EyeColorMessage message) {
    return switch (message) {
      case BROWN -> EyeColor.BROWN;
      case BLUE -> EyeColor.BLUE;
      case GREEN -> EyeColor.GREEN;
      case UNRECOGNIZED -> throw new IllegalArgumentException("unknown color");
    };
  }

  private static long[] toPhones(ClientMessage message) {
    long[] phones = new long[message.getPhonesCount()];
    for (int i = 0; i < phones.length; i++) {
      phones[i] = message.getPhones(i);
    }
    return phones;
  }

  private static List<@Nullable String> toTags(List<TagMessage> messages) {
    List<@Nullable String> tags = new ArrayList<>(messages.size());
    for (TagMessage message : messages) {
      tags.add(message.hasValue() ? message.getValue() : null);
    }
    return tags;
  }

  @Override
  public Parser<ClientsMessage> parser() {
    return ClientsMessage.parser();
  }
}
