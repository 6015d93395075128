package io.avrodyne.processor.validate;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;

/**
 * The rule that Avro can parse the text of a schema. Its parser has limits, such as 50,000
 * characters for the key of a property and 1,000 levels of nesting, and a codec parses its schema
 * on demand.
 */
final class ReadableSchemaRule implements Rule {

  /** The depth of the deepest schema of each cycle that could be read. */
  private final Map<ClassName, Integer> read = new HashMap<>();

  /** The fault of each cycle with a schema that could not be read; none of its types is usable. */
  private final Map<ClassName, String> faults = new HashMap<>();

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    Optional<ClassName> circle = plan.main().flatMap(catalog.recursion()::circle);
    Optional<String> found =
        circle.map(faults::get).or(() -> fault(catalog.schemas().schemaOf(plan.root()), circle));
    circle.ifPresent(each -> found.ifPresent(fault -> faults.put(each, fault)));
    return found.map(fault -> problem(plan, fault)).stream().toList();
  }

  private static Problem problem(CodecPlan plan, String fault) {
    boolean unknown = fault.startsWith("Undefined schema");
    return new Problem(
        Code.SCHEMA_TEXT,
        plan.subject() + " has a schema that Avro cannot read: " + fault + ".",
        unknown
            ? "Within a type that has a namespace, Avro reads the name of a type without one as a name"
                + " of that namespace."
            : "The codec and every reader parse the text of the schema.",
        unknown
            ? "Add a namespace to the type without one."
            : "Shorten the text that is too long, or use fewer levels of nesting.",
        plan.origin());
  }

  /**
   * Records that contain each other define the same types, in a different order. The order matters
   * where a record without a namespace contains types that have one.
   */
  private Optional<String> fault(Schema schema, Optional<ClassName> circle) {
    try {
      String text = schema.toString();
      int depth = depth(text);
      if (circle.isEmpty()
          || (schema.getNamespace() == null && text.contains("\"namespace\""))
          || depth > read.getOrDefault(circle.get(), 0)) {
        new Schema.Parser().parse(text);
        circle.ifPresent(each -> read.put(each, depth));
      }
      return Optional.empty();
    } catch (AvroRuntimeException e) {
      return Optional.of(String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
    } catch (StackOverflowError e) {
      return Optional.of("it is nested too deeply");
    }
  }

  /** Counts the brackets that are open at once; those in strings make it no smaller. */
  private static int depth(String text) {
    int open = 0;
    int deepest = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '{' || c == '[') {
        deepest = Math.max(deepest, ++open);
      } else if (c == '}' || c == ']') {
        open--;
      }
    }
    return deepest;
  }
}
