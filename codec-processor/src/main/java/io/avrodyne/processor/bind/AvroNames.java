package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.processor.discover.Marker;
import io.avrodyne.processor.discover.Markers;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** The Avro names of shapes: the fullname of a named type, the name of the type for all others. */
final class AvroNames implements ValuePlan.Visitor<String> {

  private final TypeMirror type;

  private AvroNames(TypeMirror type) {
    this.type = type;
  }

  /** Returns the name of the shape of a Java type. */
  static String of(TypeMirror type, ValuePlan plan) {
    return plan.accept(new AvroNames(type));
  }

  @Override
  public String nothing(ValuePlan.Nothing plan) {
    return "null";
  }

  @Override
  public String scalar(ValuePlan.Scalar plan) {
    return plan.kind().name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String text(ValuePlan.Text plan) {
    return "string";
  }

  @Override
  public String binary(ValuePlan.Binary plan) {
    return "bytes";
  }

  @Override
  public String fixed(ValuePlan.Fixed plan) {
    return plan.name().fullname();
  }

  @Override
  public String symbols(Symbols plan) {
    return plan.name().fullname();
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

  @Override
  public String items(ValuePlan.Items plan) {
    return "array";
  }

  @Override
  public String entries(ValuePlan.Entries plan) {
    return "map";
  }

  @Override
  public String choice(Choice plan) {
    return "union";
  }

  @Override
  public String nullable(OrNull plan) {
    return "union";
  }

  @Override
  public String converted(Converted plan) {
    return plan.base().accept(this);
  }
}
