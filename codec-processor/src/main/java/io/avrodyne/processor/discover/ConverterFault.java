package io.avrodyne.processor.discover;

/** Lists what keeps a class from being used as a converter. */
public enum ConverterFault {
  /** It implements none of the interfaces, or is no class. */
  NO_CONVERTER(
      "is no converter",
      "A converter implements AvroConverter or its kin for a primitive.",
      "Implement one of them, or name another class."),
  /** It implements several of the interfaces. */
  AMBIGUOUS(
      "implements several kinds of converter",
      "A converter has one Avro side.",
      "Split it into a class for each."),
  /** It leaves the type arguments of the interface out, or open. */
  OPEN_TYPES(
      "does not fix the types that it converts",
      "The types on both sides are those that the class names.",
      "Name them, as in AvroConverter<Money, String>."),
  /** It cannot be instantiated. */
  ABSTRACT("is abstract", "Each codec creates a converter.", "Name a class that is not."),
  /** It needs an instance of another class. */
  INNER("is an inner class", "Each codec creates a converter.", "Make it static."),
  /** The codec cannot name it. */
  HIDDEN(
      "cannot be seen by the codec",
      "Each codec creates a converter, in the package of its type.",
      "Make it public."),
  /** The codec cannot create it. */
  NO_CONSTRUCTOR(
      "has no constructor without parameters that the codec can call",
      "Each codec creates a converter, in the package of its type.",
      "Add one.");

  private final String finding;
  private final String rule;
  private final String nextStep;

  ConverterFault(String finding, String rule, String nextStep) {
    this.finding = finding;
    this.rule = rule;
    this.nextStep = nextStep;
  }

  /** Returns what there is to say about the class, after its name. */
  public String finding() {
    return finding;
  }

  /** Returns why that is wrong. */
  public String rule() {
    return rule;
  }

  /** Returns what to do. */
  public String nextStep() {
    return nextStep;
  }
}
