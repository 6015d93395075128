package io.avrodyne.benchmarks.workload.complex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.benchmarks.workload.Sample;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class ClientDataTest {

  private static final int PICTURES = 10;
  private static final int PICTURE = 4_048;
  private static final int LENGTH_OF_PICTURE = 2;

  private static final String SCHEMA =
      """
      {"type": "record", "name": "Clients", "namespace": "io.avrodyne.benchmarks.workload.complex",
       "fields": [{"name": "clients", "type": {"type": "array", "items":
         {"type": "record", "name": "Client", "fields": [
           {"name": "id", "type": "long"},
           {"name": "index", "type": "int"},
           {"name": "isActive", "type": "boolean"},
           {"name": "balance", "type": ["null", "string"], "default": null},
           {"name": "picture", "type": ["null", "bytes"], "default": null},
           {"name": "age", "type": "int"},
           {"name": "eyeColor", "default": null, "type": ["null",
             {"type": "enum", "name": "EyeColor", "symbols": ["BROWN", "BLUE", "GREEN"]}]},
           {"name": "name", "type": ["null", "string"], "default": null},
           {"name": "company", "type": ["null", "string"], "default": null},
           {"name": "address", "type": ["null", "string"], "default": null},
           {"name": "gender", "type": ["null", {"type": "int", "logicalType": "char"}],
            "default": null},
           {"name": "emails", "type": {"type": "array", "items": "string"}},
           {"name": "phones", "type": {"type": "array", "items": "long"}},
           {"name": "about", "type": ["null", "string"], "default": null},
           {"name": "registered", "type": ["null", {"type": "int", "logicalType": "date"}],
            "default": null},
           {"name": "latitude", "type": "double"},
           {"name": "longitude", "type": "float"},
           {"name": "tags", "type": {"type": "array", "items": ["null", "string"]}},
           {"name": "partner", "default": null, "type": ["null",
             {"type": "record", "name": "BadPartner", "fields": [
               {"name": "id", "type": "long"},
               {"name": "name", "type": "string"},
               {"name": "since", "type": {"type": "long", "logicalType": "timestamp-millis"}}]},
             {"type": "record", "name": "GoodPartner", "fields": [
               {"name": "id", "type": "long"},
               {"name": "name", "type": "string"},
               {"name": "since", "type": {"type": "long", "logicalType": "timestamp-millis"}}]},
             {"type": "enum", "name": "Stranger",
              "symbols": ["KNOWN_STRANGER", "UNKNOWN_STRANGER"]}]},
           {"name": "map", "type": {"type": "map", "values": "string"}}]}}}]}
      """;

  @Test
  void schemaIsThePublishedOne() {
    assertEquals(new Schema.Parser().parse(SCHEMA), ClientsAvroCodec.INSTANCE.schema());
  }

  @Test
  void rootsHaveThePublishedSize() {
    for (Object root : ClientData.sample().objects()) {
      assertEquals(49_000, size(root), 1_500);
    }
  }

  @Test
  void onlyPicturesAreLeftOut() {
    List<?> with = ClientData.sample().objects();
    List<?> without = ClientData.sampleWithoutPictures().objects();
    for (int i = 0; i < with.size(); i++) {
      assertEquals(
          PICTURES * (PICTURE + LENGTH_OF_PICTURE), size(with.get(i)) - size(without.get(i)));
    }
  }

  @Test
  void partnersAreOfAllKinds() {
    Sample sample = ClientData.sample();
    Set<Object> kinds = new HashSet<>();
    for (Object root : sample.objects()) {
      for (Client client : ((Clients) root).getClients()) {
        Partner partner = client.getPartner();
        kinds.add(partner == null ? "null" : partner.getClass());
      }
    }
    assertEquals(Set.of("null", BadPartner.class, GoodPartner.class, Stranger.class), kinds);
  }

  private static int size(Object root) {
    return ClientsAvroCodec.INSTANCE.encode((Clients) root).length;
  }
}
