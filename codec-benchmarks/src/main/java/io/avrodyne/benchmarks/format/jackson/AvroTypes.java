package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.avrodyne.api.AvroConverter;
import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import io.avrodyne.fixtures.money.MoneyTextConverter;
import java.io.IOException;
import org.apache.avro.Schema;
import org.javamoney.moneta.Money;

/** The types that Jackson does not encode as the schemas of the workloads have them. */
@SuppressWarnings("serial") // Nothing here is serialized.
final class AvroTypes extends SimpleModule {

  AvroTypes(Schema schema) {
    addSerializer(new CharacterWriter());
    addDeserializer(Character.class, new CharacterReader());
    if (schema.toString().contains("\"logicalType\":\"money\"")) {
      addMoney(new MoneyTextConverter(), String.class);
    } else {
      addMoney(new MoneyDataConverter(), MoneyData.class);
    }
  }

  private <A> void addMoney(AvroConverter<Money, A> converter, Class<A> form) {
    addSerializer(new MoneyWriter(converter));
    addDeserializer(Money.class, new MoneyReader<>(converter, form));
  }

  @Override
  public void setupModule(SetupContext context) {
    super.setupModule(context);
    context.insertAnnotationIntrospector(new SealedUnions());
  }

  @Override
  public Object getTypeId() {
    // Two modules of one class are different, because their schemas are.
    return this;
  }

  /** Writes a character as the number that it is in Avro. */
  private static final class CharacterWriter extends StdScalarSerializer<Character> {

    CharacterWriter() {
      super(Character.class);
    }

    @Override
    public void serialize(Character value, JsonGenerator generator, SerializerProvider provider)
        throws IOException {
      generator.writeNumber((int) value);
    }
  }

  /** Reads a character from its number. */
  private static final class CharacterReader extends StdScalarDeserializer<Character> {

    CharacterReader() {
      super(Character.class);
    }

    @Override
    public Character deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      return (char) parser.getIntValue();
    }
  }

  /** Writes money in the form of the schema. */
  private static final class MoneyWriter extends StdSerializer<Money> {

    private final AvroConverter<Money, ?> converter;

    MoneyWriter(AvroConverter<Money, ?> converter) {
      super(Money.class);
      this.converter = converter;
    }

    @Override
    public void serialize(Money value, JsonGenerator generator, SerializerProvider provider)
        throws IOException {
      provider.defaultSerializeValue(converter.toAvro(value), generator);
    }
  }

  /** Reads money from the form of the schema. */
  private static final class MoneyReader<A> extends StdDeserializer<Money> {

    private final AvroConverter<Money, A> converter;
    private final Class<A> form;

    MoneyReader(AvroConverter<Money, A> converter, Class<A> form) {
      super(Money.class);
      this.converter = converter;
      this.form = form;
    }

    @Override
    public Money deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      return converter.fromAvro(context.readValue(parser, form));
    }
  }
}
