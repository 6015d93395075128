package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroEnum;
import io.avrodyne.processor.discover.EnumDeclaration;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.NamePlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.Symbols.Symbol;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The mapping of an enum to an Avro enum with a symbol for each constant, in order. */
final class EnumBinding implements Binding {

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (type.getKind() != TypeKind.DECLARED
        || ((DeclaredType) type).asElement().getKind() != ElementKind.ENUM) {
      return Optional.empty();
    }
    EnumDeclaration declaration =
        EnumDeclaration.of((TypeElement) ((DeclaredType) type).asElement());
    ClassName name = ClassName.get(declaration.type());
    requireOnlyNames(declaration.type());
    return Optional.of(
        new Symbols(
            name,
            new NamePlan(
                name.simpleName(),
                declaration.name().orElse(name.simpleName()),
                declaration
                    .namespace()
                    .orElse(
                        JavaTypeNames.namespaceOf(
                            name, context.owner().settings().projectNamespace())),
                context.origin()),
            MarkedAttributes.ofType(declaration.markers(), AvroEnum.class),
            declaration.constants().stream()
                .map(constant -> new Symbol(constant.symbol(), constant.name()))
                .toList(),
            declaration
                .markers()
                .find(AvroEnum.class)
                .flatMap(marker -> MarkedAttributes.text(marker, "defaultSymbol"))
                .filter(symbol -> !symbol.text().isEmpty())
                .orElse(null),
            declaration.isObscured()));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "an enum",
            "`enum`, constants in order; `@AvroName` renames one, `@AvroEnum` gives a default symbol",
            "java.time.DayOfWeek",
            "{\"type\":\"enum\",\"name\":\"DayOfWeek\",\"namespace\":\"java.time\",\"symbols\":[\"MONDAY\",\"TUESDAY\",\"WEDNESDAY\",\"THURSDAY\",\"FRIDAY\",\"SATURDAY\",\"SUNDAY\"]}"));
  }

  private static void requireOnlyNames(TypeElement type) throws Unbindable {
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        String subject = type.getSimpleName() + "." + member.getSimpleName();
        MisplacedCheck.requireOnlyName(Markers.of(member), subject);
      }
    }
  }
}
