package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.DecoderFactory;
import org.junit.jupiter.api.Test;

class WideTypesTest {

  private static final int FIELDS = 300;
  private static final int COMPONENTS = 254;

  private final GeneratedClasses beans =
      new GeneratedClasses(
          TestCompiler.compile(WideTypes.bean(FIELDS, i -> i % 2 == 0 ? "String" : "long")));
  private final AvroCodec<Object> beanCodec = beans.codecOf("shop.Wide");

  @Test
  void classOfManyFieldsComesBack() throws Exception {
    byte[] bytes = beanCodec.encode(bean(0));
    assertEquals(texts(bean(0)), texts(beanCodec.decode(bytes)));
  }

  @Test
  void classOfManyFieldsIsDecodedIntoAnother() throws Exception {
    byte[] bytes = beanCodec.encode(bean(0));
    Object reuse = bean(7);
    assertSame(reuse, beanCodec.decode(new AvroInput().reset(bytes), reuse));
    assertEquals(texts(bean(0)), texts(reuse));
  }

  @Test
  void classOfManyFieldsIsReadByApache() throws Exception {
    byte[] bytes = beanCodec.encode(bean(0));
    GenericRecord read =
        new GenericDatumReader<GenericRecord>(beanCodec.schema())
            .read(null, DecoderFactory.get().binaryDecoder(bytes, null));
    for (int i = 0; i < FIELDS; i++) {
      assertEquals(text(bean(0), i), read.get(i).toString());
    }
  }

  @Test
  void failureInALaterPartNamesItsField() throws Exception {
    byte[] bytes = beanCodec.encode(bean(0));
    byte[] cut = Arrays.copyOf(bytes, bytes.length - 1);
    assertEquals("f299", assertThrows(DecodeException.class, () -> beanCodec.decode(cut)).path());
    Object broken = bean(0);
    beans.load("shop.Wide").getField("f298").set(broken, null);
    assertEquals(
        "f298", assertThrows(EncodeException.class, () -> beanCodec.encode(broken)).path());
  }

  @Test
  void recordOfManyComponentsComesBack() throws Exception {
    GeneratedClasses records =
        new GeneratedClasses(
            TestCompiler.compile(WideTypes.record(COMPONENTS, i -> "@AvroNullable Byte")));
    AvroCodec<Object> codec = records.codecOf("shop.Wide");
    Object[] components = new Object[COMPONENTS];
    Arrays.setAll(components, i -> i % 3 == 0 ? null : (byte) i);
    Object value = records.load("shop.Wide").getConstructors()[0].newInstance(components);
    byte[] bytes = codec.encode(value);
    Object back = codec.decode(bytes);
    assertEquals(value, back);
    assertNotSame(value, back);
    assertArrayEquals(bytes, codec.encode(back));
  }

  /** The property of isDefault() is called default, as no field can be. */
  @Test
  void propertyCalledLikeAKeywordComesBack() {
    int[] bytes = new int[21];
    bytes[0] = 1;
    bytes[20] = 14;
    RoundTrip.of(
            """
            @AvroRecord abstract class Order {
              abstract boolean isDefault();
              %s
              static Builder builder() { return new Made.Builder(); }
              abstract static class Builder {
                abstract Builder setDefault(boolean value);
                %s
                abstract Order build();
              }
            }
            """
                .formatted(each("abstract long getF#();"), each("abstract Builder setF#(long f);")),
            """
            final class Made extends Order {
              private boolean first;
              private final long[] rest = new long[20];
              @Override boolean isDefault() { return first; }
              %s
              static final class Builder extends Order.Builder {
                private final Made made = new Made();
                @Override Builder setDefault(boolean value) { made.first = value; return this; }
                %s
                @Override Made build() { return made; }
              }
            }
            """
                .formatted(
                    each("@Override long getF#() { return rest[#]; }"),
                    each("@Override Builder setF#(long f) { made.rest[#] = f; return this; }")))
        .assertEncodes("Order.builder().setDefault(true).setF19(7).build()", bytes);
  }

  private static String each(String member) {
    return IntStream.range(0, 20)
        .mapToObj(i -> member.replace("#", String.valueOf(i)))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void carrierIsOnlyForRecordsThatNeedIt() {
    String narrow = source(200);
    assertTrue(!narrow.contains("Carrier") && narrow.contains("Byte f199;"), narrow);
    assertTrue(source(201).contains("Carrier value = new Carrier();"));
  }

  private static String source(int components) {
    return TestCompiler.generated(
        TestCompiler.compile(WideTypes.record(components, i -> "Byte")), "shop.WideAvroCodec");
  }

  private Object bean(int offset) throws ReflectiveOperationException {
    Object bean = beans.load("shop.Wide").getConstructor().newInstance();
    for (int i = 0; i < FIELDS; i++) {
      Object value = i % 2 == 0 ? "text" + (i + offset) : (Object) (long) (i + offset);
      bean.getClass().getField("f" + i).set(bean, value);
    }
    return bean;
  }

  private static String texts(Object bean) throws ReflectiveOperationException {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < FIELDS; i++) {
      all.append(text(bean, i)).append(' ');
    }
    return all.toString();
  }

  private static String text(Object bean, int field) throws ReflectiveOperationException {
    return bean.getClass().getField("f" + field).get(bean).toString();
  }
}
