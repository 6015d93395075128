package io.avrodyne.processor.bind;

import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** A mapping of one family of Java types to Avro shapes, listed in {@link TypeTable}. */
interface Binding {

  /**
   * Returns the shape of a type; empty if the type does not belong to this family.
   *
   * @param table binds the types that this type contains
   */
  Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable;

  /** Returns the rows of the mapping table that are about this family. */
  default List<Mapping> mappings() {
    return List.of();
  }
}
