package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A union of several types.
 *
 * @param label a name for it, in the names of methods
 * @param branches in schema order; null may be among them
 */
public record Choice(TypeName javaType, String label, List<Branch> branches) implements ValuePlan {

  /**
   * A branch of a union.
   *
   * @param test the class whose instances it holds, with wildcards for its type arguments
   * @param rank in the order in which classes are tested: subclasses come first
   */
  public record Branch(ValuePlan value, TypeName test, int rank) {

    /** Returns whether it is null. */
    public boolean isNull() {
      return value instanceof Nothing;
    }
  }

  /** Copies the branches. */
  public Choice {
    branches = List.copyOf(branches);
  }

  /** Returns this union with null as one more branch, the first or the last. */
  public Choice withNull(boolean first) {
    if (hasNull()) {
      return this;
    }
    List<Branch> all = new ArrayList<>(branches);
    all.add(first ? 0 : all.size(), new Branch(new Nothing(), ClassName.get(Void.class), -1));
    return new Choice(javaType, label, all);
  }

  /** Returns this union with one of its branches moved to the front. */
  public Choice withFirst(Branch first) {
    List<Branch> all = new ArrayList<>(branches);
    all.remove(first);
    all.add(0, first);
    return new Choice(javaType, label, all);
  }

  /** Returns whether null is a branch. */
  public boolean hasNull() {
    return branches.stream().anyMatch(Branch::isNull);
  }

  /** Returns the branches in the order in which an object's class is tested. */
  public List<Branch> tests() {
    return branches.stream().sorted(Comparator.comparingInt(Branch::rank)).toList();
  }

  @Override
  public List<ValuePlan> parts() {
    return branches.stream().map(Branch::value).toList();
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.choice(this);
  }
}
