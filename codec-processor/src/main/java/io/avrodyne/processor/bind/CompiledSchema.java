package io.avrodyne.processor.bind;

import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.schema.FoldedText;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;

/** A reader of the schema in the constants of a generated class. */
public final class CompiledSchema {

  private CompiledSchema() {}

  /** Returns the schema; empty if the class has none that can be read. */
  public static Optional<Schema> read(TypeElement codec) {
    StringBuilder text = new StringBuilder();
    for (VariableElement field : ElementFilter.fieldsIn(codec.getEnclosedElements())) {
      if (CodecConstants.isSchemaPart(field.getSimpleName().toString())
          && field.getConstantValue() instanceof String part) {
        text.append(part);
      }
    }
    try {
      return Optional.of(new Schema.Parser().parse(FoldedText.unfold(text.toString())));
    } catch (AvroRuntimeException e) {
      return Optional.empty();
    }
  }
}
