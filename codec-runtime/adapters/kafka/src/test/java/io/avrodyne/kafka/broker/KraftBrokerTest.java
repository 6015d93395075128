package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests of the broker itself, without this module's classes. */
@ExtendWith(SharedBroker.class)
class KraftBrokerTest {

  private final Cluster cluster;

  KraftBrokerTest(Cluster cluster) {
    this.cluster = cluster;
  }

  @Test
  void brokerListensOnLoopbackOnly() throws Exception {
    for (Node node : cluster.admin().describeCluster().nodes().get(60, TimeUnit.SECONDS)) {
      assertTrue(InetAddress.getByName(node.host()).isLoopbackAddress(), node::toString);
      for (InetAddress address : addresses()) {
        try (Socket socket = new Socket()) {
          assertThrows(
              IOException.class,
              () -> socket.connect(new InetSocketAddress(address, node.port()), 1_000),
              address::toString);
        }
      }
    }
  }

  /** Returns the addresses by which others reach this machine. */
  private static List<InetAddress> addresses() throws IOException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> !address.isLoopbackAddress())
        .toList();
  }

  @Test
  void recordIsReadAsItWasWritten() throws Exception {
    String topic = cluster.topic("strings", 1);
    try (Producer<String, String> producer =
        new KafkaProducer<>(
            cluster.clientSettings(), new StringSerializer(), new StringSerializer())) {
      producer.send(new ProducerRecord<>(topic, "key", "value")).get(60, TimeUnit.SECONDS);
    }
    assertEquals(
        List.of("value"),
        Records.values(
            Records.read(cluster, topic, 1, new StringDeserializer(), new StringDeserializer())));
  }
}
