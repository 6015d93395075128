package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.AvroTypeNames;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** The Avro names of shapes whose records may not have been planned yet. */
final class AvroNames extends AvroTypeNames {

  private final TypeMirror type;

  private AvroNames(TypeMirror type) {
    this.type = type;
  }

  /** Returns the name of the shape of a Java type. */
  static String of(TypeMirror type, ValuePlan plan) {
    return plan.accept(new AvroNames(type));
  }

  /** The plan of the record may not be there yet. */
  @Override
  public String nested(ValuePlan.Nested plan) {
    TypeElement element = JavaTypeNames.elementOf(type);
    Optional<Marker> marker = Markers.of(element).find(AvroRecord.class);
    String name = marker.flatMap(m -> m.text("name")).orElse(element.getSimpleName().toString());
    String namespace =
        marker
            .flatMap(m -> m.text("namespace"))
            .orElse(JavaTypeNames.namespaceOf(ClassName.get(element)));
    return namespace.isEmpty() ? name : namespace + "." + name;
  }
}
