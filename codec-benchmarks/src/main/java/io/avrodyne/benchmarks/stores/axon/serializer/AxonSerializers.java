package io.avrodyne.benchmarks.stores.axon.serializer;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.datatype.moneta.MonetaMoneyModule;
import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.io.xml.XppDriver;
import io.avrodyne.axon.AvrodyneAxonSerializer;
import io.avrodyne.benchmarks.format.avro.AvroFormats;
import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn;
import java.util.List;
import org.apache.avro.message.SchemaStore;
import org.apache.avro.specific.SpecificData;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.avro.AvroSerializer;
import org.axonframework.serialization.json.JacksonSerializer;
import org.axonframework.serialization.xml.CompactDriver;
import org.axonframework.serialization.xml.XStreamSerializer;

/** The contenders. Those of Avro write Axon's own types as JSON. */
public final class AxonSerializers {

  /** The flag that {@link #avroOfAxon()} needs. */
  public static final String AVRO_OF_AXON_FLAG =
      AvroFormats.SPECIFIC_FLAG + ",org.axonframework.messaging";

  /** What a reader of the results of {@link #avroOfAxon()} has to know. */
  public static final String AVRO_OF_AXON_CAVEAT =
      "Axon's AvroSerializer, with the mapping of Avro specific. With Avro 1.12.2, it reads its own"
          + " metadata only if org.apache.avro.SERIALIZABLE_PACKAGES allows"
          + " org.axonframework.messaging.";

  /** The classes of the events, which XStream must be told. */
  private static final String[] ALLOWED = {
    "org.axonframework.**", "org.javamoney.moneta.**", "io.avrodyne.benchmarks.workload.bank.**"
  };

  private AxonSerializers() {}

  /** Returns Avrodyne's, for money as text. */
  public static Serializer avrodyneText() {
    return avrodyne(BankAccountCreated.class, MoneyDeposited.class, MoneyWithdrawn.class);
  }

  /** Returns Avrodyne's, for money as an amount and a currency. */
  public static Serializer avrodyneCompact() {
    return avrodyne(
        io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated.class,
        io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited.class,
        io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn.class);
  }

  private static Serializer avrodyne(Class<?>... events) {
    return AvrodyneAxonSerializer.builder().classes(events).delegate(json()).build();
  }

  /** Returns one for Apache Avro's generated classes that makes encoders and decoders once. */
  public static Serializer avroSpecific() {
    return new AvroSpecificSerializer(SpecificEvent.text(), json());
  }

  /** Returns Axon's for the same classes, which makes an encoder or decoder for each event. */
  public static Serializer avroOfAxon() {
    List<SpecificEvent<?, ?>> events = SpecificEvent.text();
    SchemaStore.Cache schemas = new SchemaStore.Cache();
    events.forEach(each -> schemas.addSchema(SpecificData.get().getSchema(each.datumType())));
    return new MappedSerializer(
        AvroSerializer.builder().schemaStore(schemas).serializerDelegate(json()).build(), events);
  }

  /** Returns Axon's on Jackson that writes JSON. */
  public static Serializer json() {
    return jackson(JsonMapper.builder());
  }

  /** Returns Axon's on Jackson that writes CBOR. */
  public static Serializer cbor() {
    return jackson(CBORMapper.builder());
  }

  private static Serializer jackson(MapperBuilder<?, ?> builder) {
    ObjectMapper mapper = builder.addModule(new MonetaMoneyModule()).build();
    return JacksonSerializer.builder().objectMapper(mapper).build();
  }

  /** Returns Axon's on XStream with a line for each element, as published: XStream's default. */
  public static Serializer xstreamPretty() {
    return xstream(new XppDriver());
  }

  /** Returns Axon's on XStream without space between elements: Axon's default. */
  public static Serializer xstreamCompact() {
    return xstream(new CompactDriver());
  }

  private static Serializer xstream(HierarchicalStreamDriver driver) {
    XStream xstream = new XStream(driver);
    xstream.allowTypesByWildcard(ALLOWED);
    return XStreamSerializer.builder().xStream(xstream).build();
  }
}
