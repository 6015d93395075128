package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Set;

/**
 * An interface that lists codecs, and the class that implements it.
 *
 * @param type the interface
 * @param implementation the class to emit
 * @param codecs in the order of the methods
 * @param all how the interface deals with the list of all codecs
 * @param required the other classes generated in this compilation that the class calls
 * @param inherited the simple names that mean the interface's own types or constants within it
 * @param origin the position of the interface
 */
public record ListingPlan(
    ClassName type,
    ClassName implementation,
    List<ListedCodec> codecs,
    ListOfAll all,
    List<ClassName> required,
    Set<String> inherited,
    Origin origin) {

  /** The ways of an interface with the method that lists all codecs. */
  public enum ListOfAll {
    /** It does not mention the method. */
    ADDED,
    /** It declares the method. */
    DECLARED,
    /** It has a body for the method. */
    IMPLEMENTED
  }

  /** Copies the lists. */
  public ListingPlan {
    codecs = List.copyOf(codecs);
    required = List.copyOf(required);
    inherited = Set.copyOf(inherited);
  }
}
