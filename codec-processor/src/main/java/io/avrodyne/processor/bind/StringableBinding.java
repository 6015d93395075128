package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroString;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The mapping of a class to string, by its {@code toString()} and a constructor that takes a
 * String, where an annotation requests it.
 */
final class StringableBinding implements Binding {

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (type.getKind() != TypeKind.DECLARED || JavaTypeNames.is(type, String.class)) {
      return Optional.empty();
    }
    TypeElement element = JavaTypeNames.elementOf(type);
    boolean here = context.find(AvroString.class).isPresent();
    if ((!here && !Markers.of(element).has(AvroString.class)) || !readsText(element)) {
      return Optional.empty();
    }
    if (element.getNestingKind().isNested() && !Members.isStatic(element)) {
      throw Unbindable.because(inner(element, context));
    }
    context.consume(AvroString.class);
    TypeName name = JavaTypeNames.plain(type);
    Conversion conversion =
        new Conversion.Wrapper(new AccessPlan.Method("toString"), new InvocationPlan(name, null));
    return Optional.of(Converted.of(new ValuePlan.Text(false), name, conversion));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "a class with `@AvroString`, or marked with it where it is used",
            "`string`: its `toString()`, read by its public constructor from a `String`",
            "@AvroString StringBuilder",
            "\"string\""));
  }

  private static boolean readsText(TypeElement type) {
    return !type.getModifiers().contains(Modifier.ABSTRACT)
        && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .anyMatch(StringableBinding::takesText);
  }

  private static Problem inner(TypeElement type, BindingContext context) {
    return new Problem(
        Code.UNSUPPORTED_TYPE,
        context.subject() + " is " + type.getQualifiedName() + ", which is an inner class.",
        "The codec creates an instance of the class from its text.",
        "Make it static.",
        context.origin());
  }

  private static boolean takesText(ExecutableElement constructor) {
    return constructor.getModifiers().contains(Modifier.PUBLIC)
        && constructor.getThrownTypes().isEmpty()
        && constructor.getParameters().size() == 1
        && TypeName.get(constructor.getParameters().get(0).asType())
            .equals(ClassName.get(String.class));
  }
}
