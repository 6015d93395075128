package io.avrodyne.generate.input;

/**
 * A reason why no sources can be generated.
 *
 * @param place where it is
 * @param finding a sentence that states it
 * @param remedy a sentence that says what to do
 */
public record Problem(Place place, String finding, String remedy) {

  @Override
  public String toString() {
    return place + ": " + finding + " " + remedy;
  }
}
