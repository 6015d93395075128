package io.avrodyne.kafka;

import io.avrodyne.registry.RegistryCounters;
import java.lang.management.ManagementFactory;
import java.util.Map;
import javax.management.InstanceAlreadyExistsException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import org.apache.kafka.common.config.ConfigException;

/**
 * The counters of the client of a registry, as JMX shows them: {@code
 * io.avrodyne.kafka:type=registry,client=orders-service,use=value,number=1}.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class CountersBean implements AutoCloseable {

  private static final String DOMAIN = "io.avrodyne.kafka";

  private final MBeanServer server = ManagementFactory.getPlatformMBeanServer();
  private final ObjectName name;

  /**
   * Registers counters under the id of the client of Kafka, and with the first free number.
   *
   * @throws ConfigException if the server does not accept them
   */
  CountersBean(RegistryCounters counters, Map<String, ?> configs, boolean isKey) {
    try {
      name = register(counters, DOMAIN + ":type=registry,client=" + client(configs), isKey);
    } catch (JMException e) {
      ConfigException thrown =
          new ConfigException(
              AvrodyneConfig.JMX + " is true, but the counters cannot be registered: " + e);
      thrown.initCause(e);
      throw thrown;
    }
  }

  private static String client(Map<String, ?> configs) {
    for (String key : new String[] {"client.id", "application.id", "group.id"}) {
      if (configs.get(key) instanceof String id && !id.isEmpty()) {
        return ObjectName.quote(id);
      }
    }
    return "unnamed";
  }

  private ObjectName register(RegistryCounters counters, String prefix, boolean isKey)
      throws JMException {
    for (int number = 1; ; number++) {
      ObjectName candidate =
          new ObjectName(prefix + ",use=" + (isKey ? "key" : "value") + ",number=" + number);
      try {
        server.registerMBean(counters, candidate);
        return candidate;
      } catch (InstanceAlreadyExistsException e) {
        // Another client with this id, such as that of the deserializer beside this serializer.
      }
    }
  }

  @Override
  public void close() {
    try {
      server.unregisterMBean(name);
    } catch (JMException e) {
      // Somebody else removed it.
    }
  }
}
