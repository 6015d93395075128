package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class SubjectChoiceTest {

  private static final Schema ANY = Schema.create(Schema.Type.INT);
  private static final List<BuildSchema> BUILD =
      List.of(
          new BuildSchema("shop.Line", ANY, List.of()),
          new BuildSchema("shop.Note", ANY, List.of()),
          new BuildSchema("shop.Order", ANY, List.of("shop.Line")));

  private static List<String> choose(String... line) {
    Arguments arguments = Arguments.parse(BuildOptions.ALL, List.of(line));
    return SubjectChoice.of(arguments).assign(BUILD).stream().map(Assignment::toString).toList();
  }

  private static String refusal(String... line) {
    return String.valueOf(assertThrows(UsageException.class, () -> choose(line)).getMessage());
  }

  @Test
  void recordStrategyTakesTheNameOfTheType() {
    assertEquals(
        List.of("shop.Line -> shop.Line", "shop.Note -> shop.Note", "shop.Order -> shop.Order"),
        choose("--subject-strategy=record"));
  }

  @Test
  void topicRecordStrategyPutsTheTopicFirst() {
    assertEquals(
        List.of("shop.Note -> orders-shop.Note"),
        choose("--subject-strategy=topic-record", "--topic=orders", "--include=*.Note"));
  }

  @Test
  void topicIsEnoughForTheTopicStrategy() {
    assertEquals(
        List.of("shop.Note -> orders-value"), choose("--topic=orders", "--include=shop.Note"));
    assertEquals(
        List.of("shop.Line -> orders-key"),
        choose("--topic=orders", "--key", "--exclude=*Note", "--exclude=*Order"));
  }

  @Test
  void typesThatAreUsedFollow() {
    assertEquals(
        List.of("shop.Line -> shop.Line", "shop.Order -> shop.Order"),
        choose("--subject-strategy=record", "--include=*Order"));
  }

  @Test
  void mappedTypesHaveTheSubjectThatIsGiven() {
    assertEquals(List.of("shop.Note -> notes=x"), choose("--map=shop.Note=notes=x"));
    assertEquals(
        List.of("shop.Line -> lines", "shop.Order -> orders-value"),
        choose("--topic=orders", "--include=*Order", "--map=shop.Line=lines"));
  }

  @Test
  void unknownSubjectsAreRefused() {
    assertEquals(
        "The subjects are unknown. Give --topic, --subject-strategy record, or --map.", refusal());
    assertEquals(
        "shop.Line is used by a mapped type and has no subject. Add it with --map.",
        refusal("--map=shop.Order=orders"));
  }

  @Test
  void optionsThatDoNotFitTogetherAreRefused() {
    assertEquals(
        "This --subject-strategy needs a --topic.", refusal("--subject-strategy=topic-record"));
    assertEquals(
        "--subject-strategy record has no use for a --topic.",
        refusal("--subject-strategy=record", "--topic=x"));
    assertEquals(
        "--key goes with --subject-strategy topic only.",
        refusal("--subject-strategy=record", "--key"));
    assertEquals(
        "--include and --exclude need a --topic or a --subject-strategy.",
        refusal("--map=shop.Note=notes", "--include=*"));
    assertEquals(
        "--subject-strategy is one of topic, record, topic-record. Did you mean record?",
        refusal("--subject-strategy=records"));
  }

  @Test
  void wrongMappingsAreRefused() {
    for (String wrong : List.of("shop.Note", "=notes", "shop.Note=")) {
      assertEquals("--map is not of the form TYPE=SUBJECT.", refusal("--map=" + wrong));
    }
    assertEquals(
        "--map names shop.Note more than once.", refusal("--map=shop.Note=a", "--map=shop.Note=b"));
    assertEquals(
        "--map names shop.Oder, which is not in the build. Did you mean shop.Order?",
        refusal("--map=shop.Oder=orders"));
  }

  @Test
  void sharedSubjectIsRefused() {
    assertEquals(
        "shop.Line and shop.Note would share the subject orders-value. Choose one with"
            + " --include, or name their subjects with --map.",
        refusal("--topic=orders"));
  }

  @Test
  void emptyChoiceIsRefused() {
    assertEquals(
        "--include and --exclude leave none of the types of the build.",
        refusal("--subject-strategy=record", "--include=bank.*"));
  }
}
