package io.avrodyne.processor;

import com.google.testing.compile.JavaFileObjects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;

/** Makes compilable files of source text. */
final class Sources {

  private static final String API =
      """
      import io.avrodyne.api.AvroBigDecimal;
      import io.avrodyne.api.AvroConfig;
      import io.avrodyne.api.AvroConvert;
      import io.avrodyne.api.AvroConverter;
      import io.avrodyne.api.AvroCreator;
      import io.avrodyne.api.AvroDecimal;
      import io.avrodyne.api.AvroFixed;
      import io.avrodyne.api.AvroIgnore;
      import io.avrodyne.api.AvroIntConverter;
      import io.avrodyne.api.AvroKeys;
      import io.avrodyne.api.AvroLogicalType;
      import io.avrodyne.api.AvroName;
      import io.avrodyne.api.AvroNullable;
      import io.avrodyne.api.AvroProp;
      import io.avrodyne.api.AvroRecord;
      import io.avrodyne.api.AvroString;
      import io.avrodyne.api.AvroTimestamp;
      import io.avrodyne.api.AvroUnion;
      import io.avrodyne.api.AvroUuid;
      import io.avrodyne.api.AvroValue;
      import io.avrodyne.api.Copies;
      import io.avrodyne.api.NullOrder;
      import io.avrodyne.api.Nullability;
      import java.math.BigDecimal;
      import java.math.BigInteger;
      import java.nio.ByteBuffer;
      import java.util.*;
      """
          .replace('\n', ' ');

  private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile(
          "\\b(?:class|record|enum|interface) ([\\w$]+)", Pattern.UNICODE_CHARACTER_CLASS);

  private Sources() {}

  /**
   * Returns the file of a type in package {@code shop} with the imports that tests need, all on its
   * first line.
   */
  static JavaFileObject inShop(String text) {
    return of("package shop; " + API + text);
  }

  /** Returns the file of a whole compilation unit, named by its first type. */
  static JavaFileObject of(String text) {
    Matcher home = PACKAGE.matcher(text);
    Matcher type = TYPE.matcher(text);
    if (!type.find()) {
      throw new IllegalArgumentException("no type in " + text);
    }
    String prefix = home.find() ? home.group(1) + "." : "";
    return JavaFileObjects.forSourceString(prefix + type.group(1), text);
  }
}
