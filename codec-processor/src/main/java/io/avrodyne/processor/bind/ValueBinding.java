package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroValue;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.PropertyDeclaration;
import io.avrodyne.processor.discover.TypeDeclaration;
import io.avrodyne.processor.discover.TypeScanner;
import io.avrodyne.processor.discover.creator.CreatorDeclaration;
import io.avrodyne.processor.discover.creator.ParameterDeclaration;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.TypeUse;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** The mapping of a wrapper with {@code @AvroValue} to the type that it wraps. */
final class ValueBinding implements Binding {

  private final TypeScanner scanner;
  private final Set<String> open = new HashSet<>();

  ValueBinding(TypeScanner scanner) {
    this.scanner = scanner;
  }

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    TypeElement element = JavaTypeNames.elementOf(type);
    if (!Markers.of(element).has(AvroValue.class)) {
      return Optional.empty();
    }
    TypeDeclaration declaration =
        scanner.scan(
            context.use(type),
            context.owner().settings().visible(),
            context.owner().locals().codec().packageName());
    if (!declaration.problems().isEmpty()) {
      throw Unbindable.because(declaration.problems().get(0));
    }
    if (declaration.properties().size() != 1
        || !(declaration.creator() instanceof CreatorDeclaration.Arguments creator)
        || creator.parameters().size() != 1) {
      throw Unbindable.because(notOne(element, context));
    }
    requireKnown(declaration, context);
    MisplacedCheck.requireUndescribed(
        declaration.markers(), element.getSimpleName().toString(), "a wrapper with @AvroValue");
    String key = type.toString();
    if (!open.add(key)) {
      throw Unbindable.because(EndlessTypes.wrapper(element.getSimpleName().toString(), context));
    }
    InstantiationPath before = context.owner().locals().enter(context, type);
    try {
      return Optional.of(wrapped(type, declaration.properties().get(0), creator, context, table));
    } finally {
      context.owner().locals().leave(before);
      open.remove(key);
    }
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(new Mapping("a wrapper with `@AvroValue`", "what it wraps", "Id", "\"long\""));
  }

  private static ValuePlan wrapped(
      TypeMirror type,
      PropertyDeclaration property,
      CreatorDeclaration.Arguments creator,
      BindingContext context,
      TypeTable table)
      throws Unbindable {
    MisplacedCheck.requireNoField(property.markers(), property.subject());
    BindingContext inner = context.with(property.markers());
    ValuePlan base = table.bind(property.type(), inner);
    MisplacedCheck.requireConsumed(property, inner);
    if (property.markers().saysNullable()) {
      base = FieldNulls.marked(base, property, inner);
    }
    Accesses accesses = new Accesses(context.owner().locals().codec());
    Conversion conversion =
        new Conversion.Wrapper(
            accesses.reader(property.reader(), property.type()),
            accesses.call(creator.call(), JavaTypeNames.plain(type)),
            cast(creator.parameters().get(0)));
    return Converted.of(WiderTypes.taken(base, property), JavaTypeNames.plain(type), conversion);
  }

  /** The value of a box is read as a primitive, for which another overload may be called. */
  private static @Nullable TypeName cast(ParameterDeclaration parameter) {
    TypeName type = JavaTypeNames.plain(parameter.type());
    return parameter.overloaded() || type.isBoxedPrimitive() ? type : null;
  }

  /** A type argument that the wrapped value does not have may be left open. */
  private static void requireKnown(TypeDeclaration declaration, BindingContext context)
      throws Unbindable {
    Element wrapped = declaration.properties().get(0).origin().element();
    if (hasVariable(Members.written(wrapped))) {
      OpenTypes.requireNone(
          declaration.type(),
          "A wrapper is encoded as its value, so the type of the value must be known.",
          context);
    }
  }

  private static boolean hasVariable(TypeMirror type) {
    return type.getKind() == TypeKind.TYPEVAR
        || TypeUse.partsOf(type).stream().anyMatch(ValueBinding::hasVariable);
  }

  private static Problem notOne(TypeElement type, BindingContext context) {
    return new Problem(
        Code.WRAPPER,
        context.subject()
            + " is "
            + type.getSimpleName()
            + ", which does not wrap exactly one value.",
        "A class with @AvroValue has one property, and a constructor or static method that takes it.",
        "Make it a record with one component, or use @AvroRecord.",
        context.origin());
  }
}
