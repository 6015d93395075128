package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;

/**
 * An input that must be refused.
 *
 * @param code the code it is refused with
 * @param finding what the message says
 * @param nextStep how the message ends
 * @param text the source at fault; the comment {@code // BAD} marks the line to blame
 * @param others the other sources that it needs
 */
record BadInput(
    Code code, String finding, String nextStep, String text, List<JavaFileObject> others) {

  private static final String MARK = "// BAD";

  /** Copies the list. */
  BadInput {
    others = List.copyOf(others);
  }

  static BadInput of(
      Code code, String finding, String nextStep, String text, JavaFileObject... others) {
    return new BadInput(code, finding, nextStep, text, List.of(others));
  }

  JavaFileObject file() {
    return text.startsWith("package ") ? Sources.of(text) : Sources.inShop(text);
  }

  JavaFileObject[] files() {
    List<JavaFileObject> files = new ArrayList<>(others);
    files.add(file());
    return files.toArray(JavaFileObject[]::new);
  }

  long line() {
    return text.substring(0, text.indexOf(MARK)).lines().count();
  }

  @Override
  public String toString() {
    return "[" + code + "] " + finding + " " + text.replaceAll("\\s+", " ");
  }
}
