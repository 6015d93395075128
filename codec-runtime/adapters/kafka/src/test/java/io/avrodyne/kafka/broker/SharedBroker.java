package io.avrodyne.kafka.broker;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * An extension that passes the one broker of this module's tests to those that have a parameter of
 * type {@link Cluster}. The broker starts with the first of them and stops after all tests; then
 * the run fails if threads, ports or files of it remain.
 */
public final class SharedBroker implements ParameterResolver {

  private static final Namespace NAMESPACE = Namespace.create(SharedBroker.class);

  /** Creates the extension; JUnit calls this constructor. */
  public SharedBroker() {}

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Cluster.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(Cluster.class, key -> Cluster.start(), Cluster.class);
  }
}
