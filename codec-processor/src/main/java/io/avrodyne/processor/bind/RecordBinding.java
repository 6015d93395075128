package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of an annotated class or record to the record of its own codec, and of a generic or
 * imported one to a record within the codec that uses it.
 */
final class RecordBinding implements Binding {

  private final KnownRecords records;

  RecordBinding(KnownRecords records) {
    this.records = records;
  }

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    DeclaredType declared = (DeclaredType) type;
    TypeElement element = JavaTypeNames.elementOf(type);
    boolean annotated = records.isAnnotated(element);
    if (!annotated && !isImported(element, context)) {
      return Optional.empty();
    }
    if (annotated && element.getTypeParameters().isEmpty()) {
      return Optional.of(
          new ValuePlan.Nested(ClassName.get(element), records.codecOf(element, context)));
    }
    OpenTypes.requireNone(
        declared, "Each instantiation of a generic class becomes a separate record.", context);
    ClassName codec =
        context.owner().locals().classOf(context, type, TypeLabels.of(context.use(type)));
    return Optional.of(new ValuePlan.Nested(JavaTypeNames.plain(type), codec));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "a record or class with `@AvroRecord`",
            "`record`",
            "Line",
            "{\"type\":\"record\",\"name\":\"Line\",\"namespace\":\"shop\",\"fields\":[{\"name\":\"count\",\"type\":\"int\"}]}"),
        new Mapping(
            "a generic one at a use, such as `Page<Order>`",
            "`record`, one for each use: `Page_Order`",
            "Page<Line>",
            "{\"type\":\"record\",\"name\":\"Page_Line\",\"namespace\":\"shop\",\"fields\":[{\"name\":\"item\",\"type\":{\"type\":\"record\",\"name\":\"Line\",\"fields\":[{\"name\":\"count\",\"type\":\"int\"}]}}]}"),
        new Mapping(
            "a type of another library, named in `@AvroImport`",
            "`record`",
            "Box",
            "{\"type\":\"record\",\"name\":\"Box\",\"namespace\":\"shop\",\"fields\":["
                + "{\"name\":\"size\",\"type\":\"int\"}]}"));
  }

  private static boolean isImported(TypeElement type, BindingContext context) {
    return context.owner().listed().contains(type)
        || context.owner().settings().imports().stream()
            .filter(imported -> imported.getKind() == TypeKind.DECLARED)
            .anyMatch(imported -> JavaTypeNames.elementOf(imported).equals(type));
  }
}
