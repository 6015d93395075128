package io.avrodyne.benchmarks.format.protobuf.mapping;

import io.avrodyne.benchmarks.proto.complex.ClientMessage;
import io.avrodyne.benchmarks.proto.complex.PartnerMessage;
import io.avrodyne.benchmarks.proto.complex.StrangerMessage;
import io.avrodyne.benchmarks.workload.complex.BadPartner;
import io.avrodyne.benchmarks.workload.complex.GoodPartner;
import io.avrodyne.benchmarks.workload.complex.Partner;
import io.avrodyne.benchmarks.workload.complex.Stranger;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A client's partner, of any of the permitted classes. */
final class PartnerMessages {

  private PartnerMessages() {}

  static void set(ClientMessage.Builder builder, @Nullable Partner partner) {
    if (partner instanceof GoodPartner good) {
      builder.setGoodPartner(message(good.getId(), good.getName(), good.getSince()));
    } else if (partner instanceof BadPartner bad) {
      builder.setBadPartner(message(bad.getId(), bad.getName(), bad.getSince()));
    } else if (partner instanceof Stranger stranger) {
      builder.setStranger(
          switch (stranger) {
            case KNOWN_STRANGER -> StrangerMessage.KNOWN_STRANGER;
            case UNKNOWN_STRANGER -> StrangerMessage.UNKNOWN_STRANGER;
          });
    }
  }

  private static PartnerMessage message(long id, String name, Instant since) {
    return PartnerMessage.newBuilder()
        .setId(id)
        .setName(name)
        .setSince(since.toEpochMilli())
        .build();
  }

  static @Nullable Partner get(ClientMessage client) {
    return switch (client.getPartnerCase()) {
      case GOOD_PARTNER -> good(client.getGoodPartner());
      case BAD_PARTNER -> bad(client.getBadPartner());
      case STRANGER -> stranger(client.getStranger());
      case PARTNER_NOT_SET -> null;
    };
  }

  private static GoodPartner good(PartnerMessage message) {
    GoodPartner partner = new GoodPartner();
    partner.setId(message.getId());
    partner.setName(message.getName());
    partner.setSince(Instant.ofEpochMilli(message.getSince()));
    return partner;
  }

  private static BadPartner bad(PartnerMessage message) {
    BadPartner partner = new BadPartner();
    partner.setId(message.getId());
    partner.setName(message.getName());
    partner.setSince(Instant.ofEpochMilli(message.getSince()));
    return partner;
  }

  private static Stranger stranger(StrangerMessage message) {
    return switch (message) {
      case KNOWN_STRANGER -> Stranger.KNOWN_STRANGER;
      case UNKNOWN_STRANGER -> Stranger.UNKNOWN_STRANGER;
      case UNRECOGNIZED -> throw new IllegalArgumentException("unknown stranger");
    };
  }
}
