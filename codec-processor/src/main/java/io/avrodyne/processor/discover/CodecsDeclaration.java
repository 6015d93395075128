package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * An interface that lists codecs, as declared in its source.
 *
 * @param codecs in the order of the methods, inherited ones first
 * @param declaresAll whether it declares the method that lists all codecs
 * @param implementsAll whether it has a body for that method
 * @param problems what keeps it from having an implementation; the methods concerned are missing
 */
public record CodecsDeclaration(
    List<Listed> codecs, boolean declaresAll, boolean implementsAll, List<Problem> problems) {

  /** Copies the lists. */
  public CodecsDeclaration {
    codecs = List.copyOf(codecs);
    problems = List.copyOf(problems);
  }

  /**
   * A method that returns a codec.
   *
   * @param subject {@code Type.method}, as messages name it
   * @param type the Java type of the codec
   * @param markers the annotations on the method and on the type that it returns
   * @param origin its position in the source
   * @param home the other interface that lists it and has an implementation too, null for none
   */
  public record Listed(
      String method,
      String subject,
      TypeMirror type,
      Markers markers,
      ElementOrigin origin,
      @Nullable TypeElement home) {}
}
