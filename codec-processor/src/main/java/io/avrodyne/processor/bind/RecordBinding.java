package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Maps an annotated class or record to the record of its own codec. */
final class RecordBinding implements Binding {

  private final KnownRecords records;

  RecordBinding(KnownRecords records) {
    this.records = records;
  }

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, Site site, TypeTable table) throws Unbindable {
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
    if (!records.isAnnotated(element)) {
      return Optional.empty();
    }
    ClassName codec = records.codecOf(element, site);
    return Optional.of(new ValuePlan.Nested(ClassName.get(element), codec));
  }
}
