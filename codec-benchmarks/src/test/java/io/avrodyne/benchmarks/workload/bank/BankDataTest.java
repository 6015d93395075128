package io.avrodyne.benchmarks.workload.bank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.bank.compact.CompactEvents;
import io.avrodyne.benchmarks.workload.bank.text.TextEvents;
import io.avrodyne.runtime.message.SingleObjectEncoder;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BankDataTest {

  private static final String SCHEMA =
      """
      {"type": "record", "name": "NAME", "namespace": "io.avrodyne.benchmarks.workload.bank.FORM",
       "fields": [{"name": "accountId", "type": "string"}, {"name": "FIELD", "type": TYPE}]}
      """;

  private static final String TEXT =
      """
      {"type": "string", "logicalType": "money"}
      """;

  private static final String COMPACT =
      """
      {"type": "record", "name": "MoneyData", "namespace": "io.avrodyne.fixtures.money", "fields": [
        {"name": "amount", "type":
          {"type": "bytes", "logicalType": "decimal", "precision": 18, "scale": 2}},
        {"name": "currency", "type": "string"}]}
      """;

  static Stream<Sample> samples() {
    return Stream.of(TextEvents.sample(), CompactEvents.sample());
  }

  @Test
  void moneyIsTextInOneForm() {
    assertSchemas(TextEvents.sample(), "text", TEXT);
  }

  @Test
  void moneyIsARecordInTheOther() {
    assertSchemas(CompactEvents.sample(), "compact", COMPACT);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void eventsAreInTheOrderOfTheLoad(Sample sample) {
    List<?> events = sample.objects();
    assertEquals(2_010, events.size());
    for (int i = 0; i < events.size(); i++) {
      int expected = i % 201 == 0 ? 0 : 2 - i % 201 % 2;
      assertEquals(expected, sample.modelOf(events.get(i)));
    }
  }

  @Test
  void textEventsHaveThePublishedSizes() {
    Sample sample = TextEvents.sample();
    assertTrue(sample.models().stream().allMatch(Model::singleObject));
    assertEquals(List.of(Set.of(58), Set.of(57), Set.of(56, 57)), sizes(sample));
  }

  @Test
  void compactEventsAreSmaller() {
    assertEquals(List.of(Set.of(54), Set.of(54), Set.of(53, 54)), sizes(CompactEvents.sample()));
  }

  private static void assertSchemas(Sample sample, String form, String type) {
    List<String> names = List.of("BankAccountCreated", "MoneyDeposited", "MoneyWithdrawn");
    for (int i = 0; i < names.size(); i++) {
      String text =
          SCHEMA
              .replace("NAME", names.get(i))
              .replace("FORM", form)
              .replace("FIELD", i == 0 ? "initialBalance" : "amount")
              .replace("TYPE", type);
      assertEquals(new Schema.Parser().parse(text), sample.models().get(i).codec().schema());
    }
  }

  private static List<Set<Integer>> sizes(Sample sample) {
    return sample.models().stream().map(model -> sizes(model, sample)).toList();
  }

  private static <T> Set<Integer> sizes(Model<T> model, Sample sample) {
    SingleObjectEncoder<T> encoder = SingleObjectEncoder.of(model.codec());
    return sample.objects().stream()
        .filter(model.type()::isInstance)
        .map(event -> encoder.encode(model.type().cast(event)).length)
        .collect(Collectors.toSet());
  }
}
