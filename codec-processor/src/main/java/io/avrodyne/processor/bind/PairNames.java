package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.processor.discover.Marker;
import io.avrodyne.processor.discover.Markers;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.apache.avro.SchemaNormalization;

/**
 * Names the pairs of maps whose keys are no strings as Apache Avro's reflection does: by the
 * classes of key and value if both are the JDK's and plain, else by a hash of their Avro names.
 */
final class PairNames {

  private PairNames() {}

  static String of(TypeMirror key, ValuePlan keyPlan, TypeMirror value, ValuePlan valuePlan) {
    if (isPlainJdk(key) && isPlainJdk(value)) {
      return "Pair" + simpleName(key) + simpleName(value);
    }
    String names = fullname(key, keyPlan) + fullname(value, valuePlan);
    long hash = SchemaNormalization.fingerprint64(names.getBytes(StandardCharsets.UTF_8));
    return "Pair" + Long.toHexString(Math.abs(hash));
  }

  private static boolean isPlainJdk(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && ((DeclaredType) type).getTypeArguments().isEmpty()
        && ClassName.get(TypeNames.elementOf(type)).packageName().startsWith("java");
  }

  private static String simpleName(TypeMirror type) {
    return TypeNames.elementOf(type).getSimpleName().toString();
  }

  private static String fullname(TypeMirror type, ValuePlan plan) {
    if (plan instanceof Converted converted) {
      return fullname(type, converted.base());
    }
    if (plan instanceof Symbols symbols) {
      return symbols.name().fullname();
    }
    if (plan instanceof ValuePlan.Fixed fixed) {
      return fixed.name().fullname();
    }
    if (plan instanceof ValuePlan.Nested) {
      return recordName(TypeNames.elementOf(type));
    }
    return typeName(plan);
  }

  private static String typeName(ValuePlan plan) {
    if (plan instanceof ValuePlan.Scalar scalar) {
      return scalar.kind().name().toLowerCase(Locale.ROOT);
    }
    if (plan instanceof ValuePlan.Text) {
      return "string";
    }
    if (plan instanceof ValuePlan.Binary) {
      return "bytes";
    }
    if (plan instanceof ValuePlan.Items) {
      return "array";
    }
    if (plan instanceof ValuePlan.Entries) {
      return "map";
    }
    return plan instanceof Choice || plan instanceof OrNull ? "union" : "null";
  }

  private static String recordName(TypeElement type) {
    Optional<Marker> annotation = Markers.of(type).find(AvroRecord.class);
    String name = annotation.flatMap(m -> m.text("name")).orElse(type.getSimpleName().toString());
    String namespace =
        annotation
            .flatMap(m -> m.text("namespace"))
            .orElse(TypeNames.namespaceOf(ClassName.get(type)));
    return namespace.isEmpty() ? name : namespace + "." + name;
  }
}
