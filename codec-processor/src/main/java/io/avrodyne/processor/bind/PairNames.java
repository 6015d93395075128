package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.ValuePlan;
import java.nio.charset.StandardCharsets;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.apache.avro.SchemaNormalization;

/** The record names of the pairs in maps without string keys. */
final class PairNames {

  private PairNames() {}

  /**
   * Returns {@code Record_field_pair}, so that two fields never share a record, and changing one
   * never changes the other. A map of pairs within another one in the same field has a number, too.
   */
  static String of(BindingContext context, int depth) {
    String name = context.namePrefix() + "_pair";
    return depth == 1 ? name : name + "_" + depth;
  }

  /**
   * Returns the name that Apache Avro's reflection gives: made of the classes of key and value if
   * both are plain JDK classes, else of a hash of their Avro names.
   */
  static String of(TypeMirror key, ValuePlan keyPlan, TypeMirror value, ValuePlan valuePlan) {
    if (isPlainJdk(key) && isPlainJdk(value)) {
      return "Pair" + simpleName(key) + simpleName(value);
    }
    String names = AvroNames.of(key, keyPlan) + AvroNames.of(value, valuePlan);
    long hash = SchemaNormalization.fingerprint64(names.getBytes(StandardCharsets.UTF_8));
    return "Pair" + Long.toHexString(Math.abs(hash));
  }

  private static boolean isPlainJdk(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && ((DeclaredType) type).getTypeArguments().isEmpty()
        && ClassName.get(JavaTypeNames.elementOf(type)).packageName().startsWith("java");
  }

  private static String simpleName(TypeMirror type) {
    return JavaTypeNames.elementOf(type).getSimpleName().toString();
  }
}
