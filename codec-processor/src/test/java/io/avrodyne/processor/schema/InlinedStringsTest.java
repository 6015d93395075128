package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import org.apache.avro.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InlinedStringsTest {

  private static final ValuePlan TEXT = new ValuePlan.Text(false);

  private static final ValuePlan NULLABLE =
      new OrNull(ClassName.get(String.class), TEXT, true, Presence.REFERENCE);

  private static final ValuePlan UUIDS =
      Converted.of(
          TEXT,
          ClassName.get(UUID.class),
          Conversion.Streams.ofRuntime(RuntimeNames.UUIDS, "putText", "readText"));

  @ParameterizedTest
  @CsvSource({"0, 0, true", "4, 0, true", "2, 2, true", "3, 2, false", "0, 5, false"})
  void upToFourStringsAreWrittenInline(int texts, int nullable, boolean inline) {
    List<ValuePlan> values = new ArrayList<>(Collections.nCopies(texts, TEXT));
    values.addAll(Collections.nCopies(nullable, NULLABLE));
    values.addAll(Collections.nCopies(3, UUIDS));
    assertEquals(inline, InlinedStrings.whenEncoding(values));
  }

  @ParameterizedTest
  @CsvSource({"1, 0, true", "11, 0, true", "12, 0, false", "5, 8, true", "5, 10, false"})
  void stringsAreReadInlineAsFarAsAllFieldsAre(int texts, int numbers, boolean inline) {
    List<ValuePlan> values = new ArrayList<>(Collections.nCopies(texts, TEXT));
    values.addAll(Collections.nCopies(numbers, Shapes.scalar(Schema.Type.LONG)));
    assertEquals(inline, InlinedStrings.whenDecoding(values));
  }
}
