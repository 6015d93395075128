package io.avrodyne.processor.discover.member;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/**
 * A look at the bodies of methods that write a property. Their signatures do not say whether they
 * change the object or return a changed copy, nor whether they set a collection or add to it.
 */
public final class MethodBodies {

  /** The bodies where the compiler does not show its trees. */
  public static final MethodBodies UNKNOWN = new MethodBodies(null);

  private final @Nullable Trees trees;

  private MethodBodies(@Nullable Trees trees) {
    this.trees = trees;
  }

  /** Returns the bodies that javac has read. */
  public static MethodBodies of(Trees trees) {
    return new MethodBodies(trees);
  }

  /** The effect of a method that returns an object of its own class. */
  enum Effect {
    /** It changes its object, and what it returns does not have the value. */
    CHANGES,
    /** It leaves its object as it is, and returns one that has the value. */
    COPIES,
    /** There is no source, or the source does not tell. */
    UNKNOWN
  }

  /** Returns what a method does. */
  Effect effectOf(ExecutableElement method) {
    return sourceOf(method).map(source -> MethodFlow.of(source).effect()).orElse(Effect.UNKNOWN);
  }

  /**
   * Returns whether a setter may leave items in a collection or map: it has source, which does not
   * show that it replaces them.
   *
   * @param field the name of the field with the collection or map
   * @param nullable whether the setter may be given null
   * @param members the members of the object that are not static
   */
  boolean adds(ExecutableElement setter, Name field, boolean nullable, List<Element> members) {
    OwnMembers own = new OwnMembers(members, field, nullable);
    return sourceOf(setter).filter(source -> !ReplacementCheck.passes(source, own)).isPresent();
  }

  /** Returns the source of a method that has a body, if the compiler has read it. */
  private Optional<MethodTree> sourceOf(ExecutableElement method) {
    return Optional.ofNullable(trees)
        .map(known -> known.getTree(method))
        .filter(tree -> tree.getBody() != null);
  }
}
