package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.discover.creator.CreatorDeclaration;
import io.avrodyne.processor.discover.creator.Invocation;
import io.avrodyne.processor.discover.creator.ParameterDeclaration;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.TypeFit;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.ParameterPlan;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** A conversion of the members that the scanner found into plans. */
final class Accesses {

  private final ClassName holder;

  /** Creates one for a record whose code is in a class. */
  Accesses(ClassName codec) {
    this.holder = codec.nestedClass(CodecConstants.HIDDEN);
  }

  /** Returns the plan of reading a property of a type. */
  AccessPlan reader(Accessor accessor, TypeMirror property) {
    if (accessor instanceof Accessor.Hidden hidden) {
      return hidden(hidden);
    }
    return accessor instanceof Accessor.Method method
        ? new AccessPlan.Method(
            method.name(),
            cast(method),
            TypeFit.unboxes(property, method.type()),
            false,
            false,
            false)
        : new AccessPlan.Field(accessor.name());
  }

  /** Returns the plan of writing a property of a type. */
  AccessPlan writer(Accessor accessor, TypeMirror property) {
    if (accessor instanceof Accessor.Hidden hidden) {
      return hidden(hidden);
    }
    if (accessor instanceof Accessor.Live live) {
      return new AccessPlan.Live(reader(live.source(), property), live.name());
    }
    return accessor instanceof Accessor.Method method
        ? new AccessPlan.Method(
            method.name(), cast(method), false, method.wider(), method.copies(), method.adds())
        : new AccessPlan.Field(accessor.name());
  }

  private static @Nullable TypeName cast(Accessor.Method method) {
    return method.cast() ? JavaTypeNames.plain(method.type()) : null;
  }

  private AccessPlan hidden(Accessor.Hidden field) {
    return new AccessPlan.Hidden(
        field.name(),
        holder,
        ClassName.get(field.owner()),
        JavaTypeNames.plain(field.erased()),
        JavaTypeNames.plain(field.type()));
  }

  private static ParameterPlan parameter(ParameterDeclaration parameter) {
    return new ParameterPlan(
        parameter.property(), JavaTypeNames.plain(parameter.type()), parameter.overloaded());
  }

  /**
   * Returns the plan of a call.
   *
   * @param type the type that a constructor creates, with its type arguments
   */
  InvocationPlan call(Invocation call, TypeName type) {
    if (call.hidden().isPresent()) {
      return new InvocationPlan(
          holder,
          InvocationPlan.NEW_INSTANCE,
          call.hidden().get().stream().map(JavaTypeNames::plain).toList(),
          false);
    }
    return call.method().isPresent()
        ? new InvocationPlan(
            ClassName.get(call.owner()),
            call.method().get(),
            null,
            ObscuredNames.isObscured(call.owner()))
        : new InvocationPlan(type, null);
  }

  /** Returns the plan of a creator of {@code type}. */
  CreatorPlan creator(CreatorDeclaration creator, TypeName type) {
    if (creator instanceof CreatorDeclaration.Arguments arguments) {
      return new CreatorPlan.Arguments(
          call(arguments.call(), type),
          arguments.parameters().stream().map(Accesses::parameter).toList());
    }
    if (creator instanceof CreatorDeclaration.Builder builder) {
      TypeName builderType = JavaTypeNames.plain(builder.type());
      return new CreatorPlan.Builder(
          call(builder.open(), builderType), builderType, builder.build());
    }
    return new CreatorPlan.Setters(call(((CreatorDeclaration.Setters) creator).call(), type));
  }
}
