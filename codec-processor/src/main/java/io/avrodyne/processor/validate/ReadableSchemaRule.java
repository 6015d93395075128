package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.SchemaFactory;
import java.util.List;
import java.util.Optional;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;

/**
 * Demands that Avro reads the text of a schema back: its parser has limits, as of 50,000 characters
 * for the key of a property and of 1,000 levels, and a codec parses its schema when asked for it.
 */
final class ReadableSchemaRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    Schema schema = new SchemaFactory(catalog).schemaOf(plan.root());
    return fault(schema)
        .map(
            fault ->
                new Problem(
                    Code.SCHEMA_TEXT,
                    plan.type().simpleName()
                        + " has a schema that Avro cannot read: "
                        + fault
                        + ".",
                    "The codec and all readers parse the text of the schema.",
                    "Shorten what is too long, or use fewer levels.",
                    plan.origin()))
        .stream()
        .toList();
  }

  private static Optional<String> fault(Schema schema) {
    try {
      new Schema.Parser().parse(schema.toString());
      return Optional.empty();
    } catch (AvroRuntimeException e) {
      return Optional.of(String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
    } catch (StackOverflowError e) {
      return Optional.of("it has too many levels");
    }
  }
}
