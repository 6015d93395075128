package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.shop.Basket;
import io.avrodyne.flink.shop.Event;
import io.avrodyne.flink.shop.Order;
import io.avrodyne.flink.shop.Page;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.flink.api.common.functions.InvalidTypesException;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.Test;

class AvrodyneTypeInfoFactoryTest {

  private interface Pages extends Supplier<Page<Order>> {}

  private final AvrodyneTypeInfoFactory<Basket> factory = new AvrodyneTypeInfoFactory<>();

  @Test
  void aRegisteredTypeIsFoundByFlink() {
    Configuration configuration = withoutGenericTypes();
    AvrodyneTypeInfoFactory.register(configuration, Order.class);
    StreamExecutionEnvironment job = new StreamExecutionEnvironment(configuration);
    assertEquals(
        AvrodyneTypeInformation.of(Order.class),
        job.fromData("A").map(AvrodyneTypeInfoFactoryTest::order).getType());
  }

  private static Order order(String shop) {
    throw new IllegalStateException(shop);
  }

  @Test
  void aTypeWithoutRegistrationIsRefusedWhenTheJobIsSubmitted() {
    StreamExecutionEnvironment job = new StreamExecutionEnvironment(withoutGenericTypes());
    job.fromData("A").map(AvrodyneTypeInfoFactoryTest::event).print();
    String message =
        String.valueOf(
            assertThrows(UnsupportedOperationException.class, job::getStreamGraph).getMessage());
    assertTrue(message.contains(Event.class.getName()), message);
  }

  private static Event event(String shop) {
    throw new IllegalStateException(shop);
  }

  private static Configuration withoutGenericTypes() {
    Configuration configuration = new Configuration();
    configuration.set(PipelineOptions.GENERIC_TYPES, false);
    return configuration;
  }

  @Test
  void aClassWithoutCodecIsReported() {
    assertTrue(
        String.valueOf(
                assertThrows(
                        InvalidTypesException.class,
                        () -> factory.createTypeInfo(String.class, Map.of()))
                    .getMessage())
            .contains("String"));
    Configuration configuration = new Configuration();
    assertThrows(
        IllegalArgumentException.class,
        () -> AvrodyneTypeInfoFactory.register(configuration, String.class));
  }

  @Test
  void aGenericTypeIsReportedWithTheWayOut() {
    String message =
        String.valueOf(
            assertThrows(
                    InvalidTypesException.class,
                    () -> factory.createTypeInfo(Pages.class.getGenericInterfaces()[0], Map.of()))
                .getMessage());
    assertTrue(message.contains("@AvroCodecs"), message);
  }
}
