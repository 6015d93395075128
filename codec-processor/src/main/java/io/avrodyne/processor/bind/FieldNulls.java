package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroUnion;
import io.avrodyne.api.Nullability;
import io.avrodyne.api.Profile;
import io.avrodyne.processor.discover.PropertyDeclaration;
import io.avrodyne.processor.discover.creator.NonNullMember;
import io.avrodyne.processor.discover.settings.Settings;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.NullObstacle;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.ValuePlan;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a field after its annotations, the settings, and its class have said whether it may
 * be null.
 *
 * @param value the shape
 * @param obstacle the reason why it is not nullable, null unless the settings say that it is
 */
record FieldNulls(ValuePlan value, @Nullable NullObstacle obstacle) {

  /** Returns the shape of a field whose type alone has the shape {@code value}. */
  static FieldNulls of(
      ValuePlan value, PropertyDeclaration property, Settings settings, BindingContext context)
      throws Unbindable {
    if (isListedByReflection(value, settings, context)) {
      return new FieldNulls(value, null);
    }
    if (property.markers().saysNullable()) {
      return new FieldNulls(marked(value, property, context), null);
    }
    if (!isNullableBySettings(property, settings)) {
      return new FieldNulls(value, null);
    }
    NonNullMember member = obstacle(value, property, settings);
    return member == null
        ? new FieldNulls(OrNull.of(value, context.nullFirst()), null)
        : new FieldNulls(value, new NullObstacle(member.clause(), member.remedy()));
  }

  /** Returns the shape of a field or of a wrapped value that is marked as nullable. */
  static ValuePlan marked(ValuePlan value, PropertyDeclaration property, BindingContext context)
      throws Unbindable {
    ValuePlan marked = NullableTypes.marked(value, property.type(), context);
    NonNullMember member = obstacle(value, property, context.owner().settings());
    if (member != null) {
      throw Unbindable.because(NullableTypes.unfit(member, property));
    }
    return marked;
  }

  /** An optional is never null, and Apache Avro's reflection asks no class what it can hold. */
  private static @Nullable NonNullMember obstacle(
      ValuePlan value, PropertyDeclaration property, Settings settings) {
    boolean asked = settings.profile() != Profile.REFLECT && !OrNull.isOptional(value);
    return asked ? property.obstacle() : null;
  }

  /** An annotation of the field goes before the settings, which know no single field. */
  private static boolean isNullableBySettings(PropertyDeclaration property, Settings settings) {
    return !property.nonNull()
        && (settings.nullability() == Nullability.ALL
            || (settings.nullability() == Nullability.REFERENCES
                && !property.type().getKind().isPrimitive()));
  }

  /** The branches that are listed are all there are to Apache Avro's reflection. */
  private static boolean isListedByReflection(
      ValuePlan value, Settings settings, BindingContext context) {
    return settings.profile() == Profile.REFLECT
        && value instanceof Choice
        && context.isConsumed(AvroUnion.class);
  }
}
