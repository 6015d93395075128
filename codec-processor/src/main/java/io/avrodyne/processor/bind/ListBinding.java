package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Maps List to array. */
final class ListBinding implements Binding {

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, Site site, TypeTable table) throws Unbindable {
    if (!TypeNames.is(type, List.class)) {
      return Optional.empty();
    }
    List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
    if (arguments.isEmpty() || arguments.get(0).getKind() == TypeKind.WILDCARD) {
      throw Unbindable.because(
          new Problem(
              Code.RAW_TYPE,
              site.subject() + " is a List of no particular type.",
              "The schema of an array names the type of its items.",
              "Give the type of the items, as in List<String>.",
              site.origin()));
    }
    ValuePlan item = table.bindElement(arguments.get(0), site);
    return Optional.of(new ValuePlan.Items(TypeNames.plain(TypeName.get(type)), item));
  }
}
