package io.avrodyne.benchmarks.workload.complex;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.RandomText;
import io.avrodyne.benchmarks.workload.Sample;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Random clients. With and without pictures, all other values are the same.
 *
 * <p>The published generator takes the moments of good partners from the whole range of {@code
 * long}, which most date conversions cannot represent; here they are between 1970 and 2038.
 */
public final class ClientData {

  private static final long SEED = 42;
  private static final int COUNT = 64;
  private static final int CLIENTS = 15;
  private static final int PICTURE = 4048;
  private static final int TEXT_LENGTH = 20;
  private static final int SHORT_TEXT_LENGTH = 10;
  private static final int PARTNER_NAME_LENGTH = 30;
  private static final int MAP_ENTRIES = 10;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final RandomText text = new RandomText(random);

  private ClientData() {}

  /** Returns clients two thirds of which have a picture of 4 KB. */
  public static Sample sample() {
    return sample(new ClientData().roots());
  }

  /** Returns the same clients without pictures, which otherwise dominate the time. */
  public static Sample sampleWithoutPictures() {
    List<Clients> roots = new ClientData().roots();
    roots.forEach(root -> root.getClients().forEach(client -> client.setPicture(null)));
    return sample(roots);
  }

  private static Sample sample(List<Clients> roots) {
    return Sample.of(Model.of(Clients.class), roots);
  }

  private List<Clients> roots() {
    List<Clients> roots = new ArrayList<>();
    while (roots.size() < COUNT) {
      List<Client> clients = new ArrayList<>();
      while (clients.size() < CLIENTS) {
        clients.add(client(clients.size()));
      }
      Clients root = new Clients();
      root.setClients(clients);
      roots.add(root);
    }
    return roots;
  }

  private Client client(int i) {
    Client client = new Client();
    client.setId(random.nextLong(Long.MAX_VALUE));
    client.setIndex(random.nextInt(Integer.MAX_VALUE));
    client.setIsActive(random.nextBoolean());
    if (i % 3 != 0) {
      client.setPicture(picture());
      client.setRegistered(date());
    }
    if (i % 2 != 0) {
      fillOptional(client);
    }
    client.setAge(random.nextInt(100));
    client.setEmails(emails());
    client.setPhones(phones());
    client.setAbout(text.alphanumerics(TEXT_LENGTH));
    client.setLatitude(random.nextDouble(90));
    client.setLongitude(random.nextFloat(180));
    client.setTags(tags());
    client.setPartner(partner());
    client.setMap(map());
    return client;
  }

  /** Sets the fields that every second client has. */
  private void fillOptional(Client client) {
    client.setBalance(
        BigDecimal.valueOf(random.nextDouble(1_000)).setScale(4, RoundingMode.HALF_UP));
    client.setEyeColor(any(List.of(EyeColor.values())));
    client.setName(text.alphanumerics(TEXT_LENGTH));
    client.setGender(random.nextBoolean() ? 'M' : 'F');
    client.setCompany(text.alphanumerics(TEXT_LENGTH));
    client.setAddress(text.alphanumerics(TEXT_LENGTH));
  }

  private byte[] picture() {
    byte[] picture = new byte[PICTURE];
    random.nextBytes(picture);
    return picture;
  }

  private LocalDate date() {
    return LocalDate.of(random.nextInt(1900, 2010), random.nextInt(1, 13), random.nextInt(1, 29));
  }

  private String[] emails() {
    return IntStream.range(0, random.nextInt(5, 10))
        .mapToObj(i -> text.letters(SHORT_TEXT_LENGTH))
        .toArray(String[]::new);
  }

  private long[] phones() {
    return random.ints(random.nextInt(5, 10)).mapToLong(phone -> Math.abs((long) phone)).toArray();
  }

  private List<@Nullable String> tags() {
    int count = random.nextInt(5, 25);
    List<@Nullable String> tags = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      tags.add(i % 2 == 0 ? null : text.alphanumerics(SHORT_TEXT_LENGTH));
    }
    return tags;
  }

  private @Nullable Partner partner() {
    return switch (random.nextInt(4)) {
      case 0 -> goodPartner();
      case 1 -> badPartner();
      case 2 -> any(List.of(Stranger.values()));
      default -> null;
    };
  }

  private GoodPartner goodPartner() {
    GoodPartner partner = new GoodPartner();
    partner.setId(random.nextLong());
    partner.setName(text.letters(PARTNER_NAME_LENGTH));
    partner.setSince(moment());
    return partner;
  }

  private BadPartner badPartner() {
    BadPartner partner = new BadPartner();
    partner.setId(random.nextLong());
    partner.setName(text.letters(PARTNER_NAME_LENGTH));
    partner.setSince(moment());
    return partner;
  }

  private Instant moment() {
    return Instant.ofEpochMilli(random.nextLong(Integer.MAX_VALUE * 1_000L));
  }

  private Map<String, String> map() {
    Map<String, String> map = new LinkedHashMap<>();
    while (map.size() < MAP_ENTRIES) {
      map.put(text.alphanumerics(SHORT_TEXT_LENGTH), text.alphanumerics(SHORT_TEXT_LENGTH));
    }
    return map;
  }

  private <T> T any(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }
}
