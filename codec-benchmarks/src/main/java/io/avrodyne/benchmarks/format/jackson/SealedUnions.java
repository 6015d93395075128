package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.dataformat.avro.AvroTypeResolverBuilder;
import com.fasterxml.jackson.dataformat.avro.schema.AvroSchemaHelper;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Treats sealed interfaces, which have no annotations of Jackson, as unions. Jackson otherwise does
 * that for Avro's own annotation only.
 */
@SuppressWarnings("serial") // Nothing here is serialized.
final class SealedUnions extends NopAnnotationIntrospector {

  @Override
  public @Nullable TypeResolverBuilder<?> findTypeResolver(
      MapperConfig<?> config, AnnotatedClass type, JavaType baseType) {
    if (!isUnion(type)) {
      return null;
    }
    AvroTypeResolverBuilder resolver = new AvroTypeResolverBuilder();
    // The parser names the branch of a record, but not that of an enum.
    Stream.of(type.getRawType().getPermittedSubclasses())
        .filter(Class::isEnum)
        .findFirst()
        .ifPresent(resolver::defaultImpl);
    return resolver;
  }

  @Override
  public @Nullable List<NamedType> findSubtypes(Annotated type) {
    if (!isUnion(type)) {
      return null;
    }
    return Stream.of(type.getRawType().getPermittedSubclasses())
        .map(each -> new NamedType(each, AvroSchemaHelper.getTypeId(each)))
        .toList();
  }

  private static boolean isUnion(Annotated type) {
    return type.getRawType().isSealed() && type.getRawType().isInterface();
  }
}
