package io.avrodyne.benchmarks.kafka;

import io.apicurio.registry.resolver.client.RegistryClientFacade;
import io.apicurio.registry.resolver.client.RegistryVersionCoordinates;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A registry in memory, in place of the client that Apicurio's serializers would ask. They keep
 * what they are told, so that it is asked once for each schema.
 */
final class StubRegistry implements InvocationHandler {

  private final Map<Object, Object> schemas = new ConcurrentHashMap<>();

  private StubRegistry() {}

  static RegistryClientFacade create() {
    Class<?> type = RegistryClientFacade.class;
    return (RegistryClientFacade)
        Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, new StubRegistry());
  }

  @Override
  public Object invoke(Object proxy, Method method, Object @Nullable [] arguments) {
    Object[] given = Objects.requireNonNullElse(arguments, new Object[0]);
    return switch (method.getName()) {
      case "createSchema" -> created((String) given[1], (String) given[2], given[6]);
      case "getSchemaByContentId" -> Objects.requireNonNull(schemas.get(given[0]));
      case "getReferencesByContentId" -> List.of();
      default ->
          throw new UnsupportedOperationException(
              "The settings of the benchmarks do not lead to " + method);
    };
  }

  private RegistryVersionCoordinates created(String group, String artifact, Object schema) {
    long id = schemas.size() + 1L;
    schemas.put(id, schema);
    return RegistryVersionCoordinates.create(id, id, group, artifact, "1");
  }
}
