package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.discover.Accessor;
import io.avrodyne.processor.discover.CreatorDeclaration;
import io.avrodyne.processor.discover.Invocation;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.InvocationPlan;

/** A conversion of the members that the scanner found into plans. */
final class Accesses {

  private Accesses() {}

  static AccessPlan of(Accessor accessor) {
    return new AccessPlan(accessor.name(), accessor.method());
  }

  /**
   * Returns the plan of a call.
   *
   * @param type the type that a constructor creates, with its type arguments
   */
  static InvocationPlan of(Invocation call, TypeName type) {
    return call.method().isPresent()
        ? new InvocationPlan(ClassName.get(call.owner()), call.method().get())
        : new InvocationPlan(type, null);
  }

  /** Returns the plan of a creator of {@code type}. */
  static CreatorPlan of(CreatorDeclaration creator, TypeName type) {
    if (creator instanceof CreatorDeclaration.Arguments arguments) {
      return new CreatorPlan.Arguments(of(arguments.call(), type), arguments.parameters());
    }
    if (creator instanceof CreatorDeclaration.Builder builder) {
      TypeName builderType = JavaTypeNames.plain(builder.type());
      return new CreatorPlan.Builder(of(builder.open(), builderType), builderType, builder.build());
    }
    return new CreatorPlan.Setters(of(((CreatorDeclaration.Setters) creator).call(), type));
  }
}
