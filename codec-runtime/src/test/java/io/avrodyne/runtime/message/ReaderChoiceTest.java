package io.avrodyne.runtime.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.api.SchemaResolutionException;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class ReaderChoiceTest {

  private static final Point.Codec POINT = Point.CODEC;
  private static final Point.Codec OTHER = SingleObjectDecoderTest.OTHER;
  private static final Point.Codec SAME_UNQUALIFIED_NAME =
      new Point.Codec(
          Point.TEXT.replace("\"now\"", "\"then\"").replace("old.Spot", "a.b"), List.of());
  private static final Point.Codec UNION =
      new Point.Codec("[" + Point.TEXT + ", \"null\", \"string\"]", List.of());

  private final ReaderChoice<Object> choice =
      new ReaderChoice<>(List.of(OTHER, POINT, SAME_UNQUALIFIED_NAME));

  @Test
  void fullnameDecides() {
    assertSame(POINT, choice.readerOf(Point.named("now.Point")));
    assertSame(SAME_UNQUALIFIED_NAME, choice.readerOf(Point.named("then.Point")));
    assertSame(OTHER, choice.readerOf(Point.named("now.Other")));
  }

  @Test
  void aliasDecidesNext() {
    assertSame(POINT, choice.readerOf(Point.named("old.Spot")));
    assertSame(OTHER, choice.readerOf(Point.named("old.Else")));
  }

  @Test
  void unqualifiedNameDecidesLast() {
    assertSame(OTHER, choice.readerOf(Point.named("elsewhere.Other")));
  }

  @Test
  void unqualifiedNameOfTwoIsAmbiguous() {
    SchemaResolutionException e = refused(choice, Point.named("elsewhere.Point"));
    assertEquals(
        "more than one codec could read the stored schema elsewhere.Point; the codecs are for"
            + " now.Point, then.Point",
        e.getMessage());
  }

  @Test
  void nameOfNobodyIsRefused() {
    SchemaResolutionException e = refused(choice, Point.named("now.Nobody"));
    assertEquals(
        "no codec's name, alias or unqualified name matches the stored schema now.Nobody; the"
            + " codecs are for now.Other, now.Point, then.Point",
        e.getMessage());
  }

  @Test
  void fullnameOfAnotherKindOfTypeDoesNotCount() {
    refused(choice, Schema.createFixed("now.Point", null, null, 4));
  }

  @Test
  void onlyCodecReadsWhateverItCanResolve() {
    ReaderChoice<Object> only = new ReaderChoice<>(List.of(OTHER));
    assertSame(OTHER, only.readerOf(Point.named("now.Nobody")));
  }

  @Test
  void branchOfAUnionHasTheNamesOfItsType() {
    ReaderChoice<Object> unions = new ReaderChoice<>(List.of(OTHER, UNION));
    assertSame(UNION, unions.readerOf(Point.named("now.Point")));
    assertSame(UNION, unions.readerOf(Point.named("old.Spot")));
    assertSame(UNION, unions.readerOf(Point.named("elsewhere.Point")));
  }

  @Test
  void codecOfTheTypeItselfComesBeforeAUnionWithIt() {
    ReaderChoice<Object> both = new ReaderChoice<>(List.of(UNION, POINT));
    assertSame(POINT, both.readerOf(Point.named("now.Point")));
    assertSame(POINT, both.readerOf(Point.named("elsewhere.Point")));
  }

  @Test
  void unionIsReadByTheUnionThatSharesABranch() {
    Point.Codec strings = new Point.Codec("[\"null\", \"string\"]", List.of());
    ReaderChoice<Object> unions = new ReaderChoice<>(List.of(POINT, strings, UNION));
    assertSame(UNION, unions.readerOf(Point.parse("[\"null\", " + Point.TEXT + "]")));
    refused(unions, Point.parse("[\"null\", \"int\"]"));
  }

  @Test
  void schemaWithoutNameIsReadByTheOnlyOneOfItsType() {
    Point.Codec ints = new Point.Codec("{\"type\": \"array\", \"items\": \"int\"}", List.of());
    ReaderChoice<Object> arrays = new ReaderChoice<>(List.of(POINT, ints));
    assertSame(ints, arrays.readerOf(Point.parse("{\"type\": \"array\", \"items\": \"long\"}")));
    refused(arrays, Point.parse("\"long\""));
  }

  private static SchemaResolutionException refused(ReaderChoice<?> choice, Schema writer) {
    return assertThrows(SchemaResolutionException.class, () -> choice.readerOf(writer));
  }
}
