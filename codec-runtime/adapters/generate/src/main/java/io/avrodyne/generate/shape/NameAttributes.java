package io.avrodyne.generate.shape;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import org.apache.avro.Schema;

/** The attributes that state a name and a namespace where Java's differ. */
final class NameAttributes {

  private NameAttributes() {}

  static void add(AnnotationSpec.Builder annotation, Schema schema, ClassName name) {
    if (!name.simpleName().equals(schema.getName())) {
      annotation.addMember("name", "$S", schema.getName());
    }
    String namespace = schema.getNamespace() == null ? "" : schema.getNamespace();
    if (!name.packageName().equals(namespace)) {
      annotation.addMember("namespace", "$S", namespace);
    }
  }
}
