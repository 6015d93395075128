package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Classes with Jackson's annotations: the fields that are reported are those that Jackson does not
 * write.
 */
class JacksonAgreementTest {

  private static final String IMPORTS =
      "package shop; import com.fasterxml.jackson.annotation.*; import"
          + " io.avrodyne.api.AvroRecord; ";

  /** The second column is on the class, then come the field, the getter and the setter. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "'' | '' | '' | ''",
        "'' | @JsonIgnore | '' | ''",
        "'' | @JsonIgnore(false) | '' | ''",
        "'' | '' | @JsonIgnore | ''",
        "'' | '' | '' | @JsonIgnore",
        "'' | '' | @JsonIgnore | @JsonProperty",
        "'' | '' | @JsonIgnore | '@JsonProperty(\"secret\")'",
        "'' | '' | @JsonProperty | @JsonIgnore",
        "'' | '' | '@JsonGetter(\"secret\")' | @JsonIgnore",
        "'' | @JsonIgnore | @JsonProperty | ''",
        "'' | @JsonProperty | @JsonIgnore | ''",
        "'' | @JsonIgnore @JsonProperty | '' | ''",
        "'' | '' | @JsonIgnore @JsonProperty | @JsonProperty",
        "'' | '@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)' | '' | ''",
        "'' | '' | '' | '@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)'",
        "'' | '' | '@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)' | ''",
        "'' | '@JsonProperty(access = JsonProperty.Access.READ_ONLY)' | '' | ''",
        "'' | '@JsonProperty(access = JsonProperty.Access.READ_WRITE)' | '' | ''",
        "'' | @JsonBackReference | '' | ''",
        "'' | '' | @java.beans.Transient | ''",
        "'' | '' | @java.beans.Transient(false) | ''",
        "'' | @JsonProperty | @java.beans.Transient | ''",
        "'@JsonIgnoreProperties(\"secret\")' | '' | '' | ''",
        "'@JsonIgnoreProperties(\"key\")' | '' | '' | ''",
        "'@JsonIgnoreProperties(\"key\")' | '@JsonProperty(\"key\")' | '' | ''",
        "'@JsonIgnoreProperties(\"secret\")' | '@JsonProperty(\"key\")' | '' | ''",
        "'@JsonIgnoreProperties(value = \"secret\", allowGetters = true)' | '' | '' | ''",
        "'@JsonIgnoreProperties(value = \"secret\", allowSetters = true)' | '' | '' | ''",
        "@JsonIgnoreProperties(ignoreUnknown = true) | '' | '' | ''",
        "'@JsonIncludeProperties({\"id\", \"more\"})' | '' | '' | ''",
        "'@JsonIncludeProperties({\"id\", \"secret\", \"more\"})' | '' | '' | ''",
      })
  void reportsWhatJacksonDoesNotWrite(String type, String field, String getter, String setter) {
    assertAgrees(
        """
        %s public class Order {
          private int id;
          %s private String secret = "s";
          private String more = "m";
          public int getId() { return id; }
          public void setId(int id) { this.id = id; }
          %s public String getSecret() { return secret; }
          %s public void setSecret(String secret) { this.secret = secret; }
          public String getMore() { return more; }
          public void setMore(String more) { this.more = more; }
        }
        """
            .formatted(type, field, getter, setter));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // On the superclass, its getter, the interface, the overriding getter.
        "@JsonIgnoreProperties(\"secret\") | '' | '' | ''",
        "'' | @JsonIgnore | '' | ''",
        "'' | '' | @JsonIgnore | ''",
        "'' | @JsonIgnore | '' | @JsonIgnore(false)",
        "'' | '' | '' | @JsonIgnore",
        "'' | '' | '' | ''",
      })
  void annotationsAreInherited(String base, String getter, String held, String override) {
    assertAgrees(
        "public class Order extends Base implements Held { public int id; @Override "
            + override
            + " public String getSecret() { return super.getSecret(); } }",
        Sources.of(
            IMPORTS
                + base
                + " abstract class Base { private String secret = \"s\"; "
                + getter
                + " public String getSecret() { return secret; } public void setSecret(String s) {"
                + " secret = s; } }"),
        Sources.of(IMPORTS + "interface Held { " + held + " String getSecret(); }"));
  }

  @Test
  void annotationsCanBeBundled() {
    assertAgrees(
        "public class Order { public int id; @Hidden public String secret = \"s\"; }",
        Sources.of(
            IMPORTS
                + "import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME)"
                + " @JacksonAnnotationsInside @JsonIgnore @interface Hidden {}"));
  }

  @Test
  void parametersOfCreatorsCount() {
    assertAgrees(
        """
        public class Order {
          public final int id;
          private final String secret;
          @JsonCreator public Order(
              @JsonProperty("id") int id,
              @JsonProperty(value = "secret", access = JsonProperty.Access.WRITE_ONLY) String s) {
            this.id = id;
            this.secret = s;
          }
          public Order(int id) { this(id, "s"); }
          public Order() { this(1); }
          public String getSecret() { return secret; }
        }
        """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"@JsonIgnoreType | Key", "'' | Key", "@JsonIgnoreType | java.util.List<Key>"})
  void typesCanBeIgnored(String annotation, String type) {
    assertAgrees(
        "public class Order { public int id; public " + type + " secret; }",
        Sources.of(IMPORTS + annotation + " @AvroRecord class Key { public int id; }"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@JsonIgnoreProperties(\"secret\")|Key",
        "@JsonIgnoreProperties({\"a\", \"the_secret\"})|java.util.List<Key>",
        "@JsonIncludeProperties(\"id\")|Key",
        "@JsonIgnoreProperties(\"id\")|Key",
        "@JsonIgnoreProperties(\"other\")|Key",
      })
  void propertiesCanBeIgnoredWhereATypeIsUsed(String annotation, String type) {
    boolean list = type.contains("List");
    JavaFileObject key =
        Sources.of(
            IMPORTS
                + "@AvroRecord public class Key { public int id;"
                + (list ? " @JsonProperty(\"the_secret\")" : "")
                + " public String secret = \"s\"; }");
    String order =
        "public class Order { "
            + annotation
            + " public "
            + type
            + " key = "
            + (list ? "java.util.List.of(new Key())" : "new Key()")
            + "; }";
    JsonNode json = written(order, key).get("key");
    int fields = (list ? json.get(0) : json).size();
    assertEquals(2 - fields, reported(order, key).size());
  }

  private static void assertAgrees(String order, JavaFileObject... others) {
    JsonNode json = written(order, others);
    boolean written = json.has("secret") || json.has("key");
    assertEquals(written ? 0 : 1, reported(order, others).size(), json::toString);
  }

  private static JsonNode written(String order, JavaFileObject... others) {
    Compilation compilation =
        compile(
            "@AvroRecord(ignoredElsewhere = io.avrodyne.api.IgnoredElsewhere.KEEP) ",
            order,
            others);
    assertThat(compilation).succeeded();
    try {
      Object object =
          new GeneratedClasses(compilation)
              .load("shop.Order")
              .getDeclaredConstructor()
              .newInstance();
      return new ObjectMapper().valueToTree(object);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static List<String> reported(String order, JavaFileObject... others) {
    List<String> errors =
        compile("@AvroRecord ", order, others).errors().stream()
            .map(error -> error.getMessage(Locale.ROOT))
            .toList();
    errors.forEach(error -> assertEquals("[AvroIgnoredField] Order.", error.substring(0, 25)));
    return errors;
  }

  private static Compilation compile(String annotation, String order, JavaFileObject... others) {
    JavaFileObject[] files = java.util.Arrays.copyOf(others, others.length + 1);
    files[others.length] = Sources.of(IMPORTS + annotation + order);
    return TestCompiler.compile(files);
  }
}
