package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.ListedCodec;
import io.avrodyne.processor.plan.ListingPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The emitter of the class that implements an interface with codecs. */
final class ListingEmitter {

  private static final TypeName ANY_CODEC =
      ParameterizedTypeName.get(
          RuntimeNames.AVRO_CODEC, WildcardTypeName.subtypeOf(ClassName.OBJECT));

  private final ListingPlan plan;

  ListingEmitter(ListingPlan plan) {
    this.plan = plan;
  }

  /** Returns the class, with the classes of the codecs that no annotated type has. */
  TypeSpec.Builder emit(List<CodecEmitter> codecs) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(plan.implementation())
            .addJavadoc("The codecs of {@link $T}.\n", plan.type())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addSuperinterface(plan.type())
            .alwaysQualify(plan.inherited().toArray(String[]::new))
            .addField(
                FieldSpec.builder(plan.implementation(), CodecConstants.INSTANCE)
                    .addJavadoc("The implementation.\n")
                    .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                    .initializer("new $T()", plan.implementation())
                    .build())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    plan.codecs().stream().map(ListingEmitter::method).forEach(type::addMethod);
    if (plan.all() != ListingPlan.ListOfAll.IMPLEMENTED) {
      type.addMethod(all());
    }
    for (CodecEmitter codec : codecs) {
      type.addType(codec.codecClass().build());
      codec.localClasses().forEach(type::addType);
    }
    return type;
  }

  private static MethodSpec method(ListedCodec listed) {
    return MethodSpec.methodBuilder(listed.method())
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(RuntimeNames.AVRO_CODEC, listed.type()))
        .addStatement("return $L", listed.codec())
        .build();
  }

  private MethodSpec all() {
    CodeBlock codecs =
        plan.codecs().stream()
            .map(ListedCodec::codec)
            .distinct()
            .collect(CodeBlock.joining(",\n", "\n", ""));
    MethodSpec.Builder all = MethodSpec.methodBuilder("all");
    if (plan.all() == ListingPlan.ListOfAll.DECLARED) {
      all.addAnnotation(Override.class);
    } else {
      all.addJavadoc("Returns all codecs, in the order of their methods, each once.\n");
    }
    return all.addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), ANY_CODEC))
        .addStatement("return $T.<$T>of($L)", List.class, ANY_CODEC, codecs)
        .build();
  }
}
