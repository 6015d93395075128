package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroFixed;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The mapping of arrays of bytes to bytes, or to a fixed if an annotation requests one. */
final class BytesBinding implements Binding {

  private static final TypeName BYTES = new ValuePlan.Binary().javaType();

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table) {
    if (!JavaTypeNames.plain(type).equals(BYTES)) {
      return Optional.empty();
    }
    return Optional.of(
        context
            .consume(AvroFixed.class)
            .<ValuePlan>map(marker -> FixedNames.fixed(marker, context, marker.integer("size", 0)))
            .orElseGet(ValuePlan.Binary::new));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`byte[]`",
            "`bytes`; with `@AvroFixed`, `fixed`",
            "@AvroFixed(size = 4, name = \"Hash\") byte[]",
            "{\"type\":\"fixed\",\"name\":\"Hash\",\"namespace\":\"shop\",\"size\":4}"));
  }
}
