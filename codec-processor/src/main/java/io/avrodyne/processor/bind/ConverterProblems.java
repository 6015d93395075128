package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.ConverterDeclaration;
import io.avrodyne.processor.discover.ConverterFault;
import io.avrodyne.processor.discover.ElementOrigin;
import javax.lang.model.type.TypeMirror;

/** Words the findings about converters. */
final class ConverterProblems {

  private ConverterProblems() {}

  static Problem fault(
      String subject, TypeMirror named, ConverterFault fault, ElementOrigin origin) {
    return new Problem(
        Code.CONVERTER,
        subject + " names " + TypeNames.plain(named) + ", which " + fault.finding() + ".",
        fault.rule(),
        fault.nextStep(),
        origin);
  }

  static Problem two(
      String subject,
      TypeMirror first,
      TypeMirror second,
      ConverterDeclaration converter,
      ElementOrigin origin) {
    return new Problem(
        Code.CONVERTER,
        subject
            + " has two converters of "
            + TypeNames.plain(converter.javaSide())
            + ": "
            + TypeNames.plain(first)
            + " and "
            + TypeNames.plain(second)
            + ".",
        "A converter of the settings applies wherever its type stands.",
        "Remove one of them, and name it with @AvroConvert where it is meant.",
        origin);
  }

  static Problem otherType(
      Site site, TypeMirror type, ConverterDeclaration converter, ElementOrigin origin) {
    return new Problem(
        Code.CONVERTER,
        site.subject()
            + " is "
            + TypeNames.plain(type)
            + ", and "
            + converter.type().getSimpleName()
            + " converts "
            + TypeNames.plain(converter.javaSide())
            + ".",
        "A converter applies to the one type that it names.",
        "Name a converter of " + TypeNames.plain(type) + ", or change the type.",
        origin);
  }

  static Problem absentSide(Site site, ConverterDeclaration converter) {
    return new Problem(
        Code.CONVERTER,
        site.subject()
            + " has the converter "
            + converter.type().getSimpleName()
            + ", whose Avro side may be absent.",
        "A converter is neither given null nor gives it.",
        "Convert to what the Optional holds, and mark what may be null as nullable.",
        site.origin());
  }

  static Problem namedSide(Site site, ConverterDeclaration converter) {
    return new Problem(
        Code.CONVERTER,
        site.subject()
            + " has the converter "
            + converter.type().getSimpleName()
            + ", whose properties would belong to "
            + TypeNames.plain(converter.avroSide().get(0))
            + ".",
        "A record or enum has one definition for all its uses, and a union none, so it takes no logical type from a"
            + " converter.",
        "Remove @AvroLogicalType and @AvroProp from the converter, or convert to a type without a name.",
        site.origin());
  }

  static Problem property(Site site, ConverterDeclaration converter, String key) {
    return new Problem(
        Code.CONVERTER,
        site.subject()
            + " has the converter "
            + converter.type().getSimpleName()
            + " with the property \""
            + key
            + "\", which is Avro's own or given twice.",
        "A key stands for one value, and Avro keeps some for itself.",
        "Use another key, or @AvroLogicalType for a logical type.",
        site.origin());
  }

  static Problem twoLogicalTypes(Site site, ConverterDeclaration converter, String property) {
    return new Problem(
        Code.CONVERTER,
        site.subject()
            + " has the converter "
            + converter.type().getSimpleName()
            + ", whose Avro side has another "
            + property
            + " already.",
        "A schema has one of each.",
        "Convert to the Java type of the plain Avro type, such as long or byte[].",
        site.origin());
  }
}
