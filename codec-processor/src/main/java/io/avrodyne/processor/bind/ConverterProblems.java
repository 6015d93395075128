package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.ConverterDeclaration;
import io.avrodyne.processor.discover.ConverterFault;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import javax.lang.model.type.TypeMirror;

/** The messages about converters. */
final class ConverterProblems {

  private ConverterProblems() {}

  static Problem fault(
      String subject, TypeMirror named, ConverterFault fault, ElementOrigin origin) {
    return new Problem(
        Code.CONVERTER,
        subject + " names " + JavaTypeNames.plain(named) + ", which " + fault.finding() + ".",
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
            + " has two converters for "
            + JavaTypeNames.plain(converter.javaSide())
            + ": "
            + JavaTypeNames.plain(first)
            + " and "
            + JavaTypeNames.plain(second)
            + ".",
        "A converter in the settings applies wherever its type is used.",
        "Remove one of them, and name it with @AvroConvert where it is needed.",
        origin);
  }

  static Problem otherType(
      BindingContext context,
      TypeMirror type,
      ConverterDeclaration converter,
      ElementOrigin origin) {
    return new Problem(
        Code.CONVERTER,
        context.subject()
            + " is "
            + JavaTypeNames.plain(type)
            + ", but "
            + converter.type().getSimpleName()
            + " converts "
            + JavaTypeNames.plain(converter.javaSide())
            + ".",
        "A converter applies only to the type that it names.",
        "Name a converter for " + JavaTypeNames.plain(type) + ", or change the type.",
        origin);
  }

  static Problem absentSide(BindingContext context, ConverterDeclaration converter) {
    return new Problem(
        Code.CONVERTER,
        context.subject()
            + " has the converter "
            + converter.type().getSimpleName()
            + ", whose Avro type is an optional.",
        "A converter neither receives nor returns null.",
        "Convert to the type inside the optional, and mark the field as nullable.",
        context.origin());
  }

  static Problem namedSide(BindingContext context, ConverterDeclaration converter) {
    return new Problem(
        Code.CONVERTER,
        context.subject()
            + " has the converter "
            + converter.type().getSimpleName()
            + ", which adds properties to "
            + JavaTypeNames.plain(converter.avroSide().get(0))
            + ".",
        "A record or enum has one definition for all its uses, and a union has no properties, so a converter cannot"
            + " add any.",
        "Remove @AvroLogicalType and @AvroProp from the converter, or convert to an unnamed Avro type.",
        context.origin());
  }

  static Problem property(BindingContext context, ConverterDeclaration converter, String key) {
    return new Problem(
        Code.CONVERTER,
        context.subject()
            + " has the converter "
            + converter.type().getSimpleName()
            + " with the property \""
            + key
            + "\", which is reserved by Avro or given twice.",
        "A key has one value, and Avro reserves some keys.",
        "Use another key, or @AvroLogicalType for a logical type.",
        context.origin());
  }

  static Problem twoLogicalTypes(
      BindingContext context, ConverterDeclaration converter, String property) {
    return new Problem(
        Code.CONVERTER,
        context.subject()
            + " has the converter "
            + converter.type().getSimpleName()
            + ", whose Avro type already has the property "
            + property
            + ".",
        "A schema has one value for each property.",
        "Convert to a plain Java type, such as long or byte[].",
        context.origin());
  }
}
