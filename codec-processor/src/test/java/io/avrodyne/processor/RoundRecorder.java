package io.avrodyne.processor;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Another processor: it records the round in which each type appears. */
@SupportedAnnotationTypes("*")
final class RoundRecorder extends AbstractProcessor {

  private final Map<String, Integer> rounds = new HashMap<>();
  private int round;

  /** Returns the round after the one that a type was generated in, 0 if it never turned up. */
  int roundOf(String simpleName) {
    return rounds.getOrDefault(simpleName, 0);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
    round++;
    for (Element type : environment.getRootElements()) {
      rounds.put(type.getSimpleName().toString(), round);
    }
    return false;
  }
}
