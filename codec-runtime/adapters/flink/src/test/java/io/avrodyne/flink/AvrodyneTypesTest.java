package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.shop.Basket;
import io.avrodyne.flink.shop.Crate;
import io.avrodyne.flink.shop.Event;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.apache.flink.api.common.functions.InvalidTypesException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.java.typeutils.EitherTypeInfo;
import org.apache.flink.api.java.typeutils.SetTypeInfo;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.junit.jupiter.api.Test;

class AvrodyneTypesTest {

  private static final Crate CRATE = new Crate(12);

  /** A type that Flink takes for a POJO, with parts that it does not know. */
  public record Delivery(Event event, List<Crate> crates, Map<String, Thread> threads) {}

  private static String problems(TypeInformation<?> type) {
    return String.valueOf(
        assertThrows(InvalidTypesException.class, () -> AvrodyneTypes.check(type)).getMessage());
  }

  @Test
  void aRecordThatFlinkTakesForAPojoIsReported() {
    assertEquals(
        "io.avrodyne.flink.shop.Crate has a codec, but Flink serializes it as a POJO in the stream"
            + " PojoType<io.avrodyne.flink.shop.Crate, fields = [bottles: Long]>. Add"
            + " \"io.avrodyne.flink.shop.Crate: {type: typeinfo, class:"
            + " io.avrodyne.flink.AvrodyneTypeInfoFactory}\" to pipeline.serialization-config, or"
            + " pass AvrodyneTypeInformation.of(Crate.class) to returns(...).",
        problems(TypeInformation.of(Crate.class)).replaceAll("bottles: \\w+", "bottles: Long"));
  }

  @Test
  void nestedTypesAreReportedWithTheirPlaces() {
    List<String> lines = problems(TypeInformation.of(Delivery.class)).lines().sorted().toList();
    assertEquals(3, lines.size(), lines::toString);
    assertTrue(lines.get(0).contains("Crate has a codec, but"), lines::toString);
    assertTrue(lines.get(0).contains(" in crates.[] of the stream "), lines::toString);
    assertTrue(lines.get(1).contains("Event has a codec, but Flink leaves it to Kryo in event of"));
    assertTrue(lines.get(2).startsWith("java.lang.Thread has no codec, and"), lines::toString);
    assertTrue(lines.get(2).contains(" in threads.values of the stream "), lines::toString);
  }

  @Test
  void typesThatFlinkKnowsAreFine() {
    assertDoesNotThrow(() -> AvrodyneTypes.check(AvrodyneTypeInformation.of(Basket.class)));
    assertDoesNotThrow(() -> AvrodyneTypes.check(Types.TUPLE(Types.STRING, Types.BIG_INT)));
    assertDoesNotThrow(
        () -> AvrodyneTypes.check(Types.OBJECT_ARRAY(AvrodyneTypeInformation.of(Crate.class))));
    assertDoesNotThrow(() -> AvrodyneTypes.check(TypeInformation.of(BigInteger.class)));
  }

  @Test
  void aJobWithAnUnregisteredTypeFailsBeforeItIsExecuted() {
    Configuration settings = new Configuration();
    settings.set(PipelineOptions.GENERIC_TYPES, false);
    StreamExecutionEnvironment job = new StreamExecutionEnvironment(settings);
    DataStream<Event> events =
        job.fromData(AvrodyneTypeInformation.of(Crate.class), CRATE)
            .map(
                crate -> new Event.Filled(new Basket("Ann", List.of())),
                TypeInformation.of(Event.class))
            .name("filled");
    events.sinkTo(new DiscardingSink<>());
    InvalidTypesException thrown =
        assertThrows(InvalidTypesException.class, () -> AvrodyneTypes.check(job));
    String message = String.valueOf(thrown.getMessage());
    assertTrue(message.startsWith(Event.class.getName() + " has a codec, but"), message);
    assertTrue(message.contains("in the stream filled."), message);

    // Flink's own message has no advice.
    UnsupportedOperationException own =
        assertThrows(UnsupportedOperationException.class, job::getStreamGraph);
    assertTrue(String.valueOf(own.getMessage()).contains(Event.class.getName()));
  }

  @Test
  void partsOfSetsEithersAndRowsAreReported() {
    TypeInformation<Crate> crate = TypeInformation.of(Crate.class);
    for (TypeInformation<?> type :
        List.of(
            new SetTypeInfo<>(crate),
            new EitherTypeInfo<>(Types.STRING, crate),
            Types.ROW_NAMED(new String[] {"order id", "a.b"}, Types.STRING, crate))) {
      assertTrue(problems(type).startsWith(Crate.class.getName() + " has a codec"), type::toString);
    }
  }

  @Test
  void anUnregisteredKeyIsReported() {
    StreamExecutionEnvironment job = new StreamExecutionEnvironment(new Configuration());
    job.fromData(AvrodyneTypeInformation.of(Crate.class), CRATE)
        .keyBy(crate -> crate, TypeInformation.of(Crate.class))
        .map(Crate::bottles)
        .returns(Types.LONG)
        .sinkTo(new DiscardingSink<>());
    InvalidTypesException thrown =
        assertThrows(InvalidTypesException.class, () -> AvrodyneTypes.check(job));
    assertTrue(String.valueOf(thrown.getMessage()).startsWith(Crate.class.getName()));
  }

  @Test
  void aJobOfRegisteredTypesIsFine() {
    StreamExecutionEnvironment job = new StreamExecutionEnvironment(new Configuration());
    job.fromData(AvrodyneTypeInformation.of(Crate.class), CRATE)
        .keyBy(Crate::bottles, Types.LONG)
        .map(crate -> new Basket("Ann", List.of()))
        .returns(AvrodyneTypeInformation.of(Basket.class))
        .sinkTo(new DiscardingSink<>());
    assertDoesNotThrow(() -> AvrodyneTypes.check(job));
  }
}
