package io.avrodyne.processor.discover;

/** The reasons why a class cannot be used as a converter. */
public enum ConverterFault {
  /** It implements none of the interfaces, or is not a class. */
  NO_CONVERTER(
      "is not a converter",
      "A converter implements AvroConverter or one of its primitive variants.",
      "Implement one of them, or name another class."),
  /** It implements several of the interfaces. */
  AMBIGUOUS(
      "implements several converter interfaces",
      "A converter has one Avro type.",
      "Split it into one class for each interface."),
  /** It omits the type arguments of the interface, or leaves them open. */
  OPEN_TYPES(
      "does not specify the types that it converts",
      "A converter declares concrete types for both sides.",
      "Declare them, as in AvroConverter<Money, String>."),
  /** It cannot be instantiated. */
  ABSTRACT(
      "is abstract", "The codec creates an instance of the converter.", "Name a concrete class."),
  /** It needs an instance of another class. */
  INNER("is an inner class", "The codec creates an instance of the converter.", "Make it static."),
  /** The codec cannot name it. */
  HIDDEN(
      "is not accessible to the codec",
      "The codec, in the package of its type, creates an instance of the converter.",
      "Make it public."),
  /** The codec cannot create it. */
  NO_CONSTRUCTOR(
      "has no constructor without parameters that the codec can call",
      "The codec, in the package of its type, creates an instance of the converter.",
      "Add one.");

  private final String finding;
  private final String rule;
  private final String nextStep;

  ConverterFault(String finding, String rule, String nextStep) {
    this.finding = finding;
    this.rule = rule;
    this.nextStep = nextStep;
  }

  /** Returns the finding, without its subject. */
  public String finding() {
    return finding;
  }

  /** Returns the rule. */
  public String rule() {
    return rule;
  }

  /** Returns the next step. */
  public String nextStep() {
    return nextStep;
  }
}
