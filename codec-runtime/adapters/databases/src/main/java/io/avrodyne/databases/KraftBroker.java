package io.avrodyne.databases;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import kafka.server.BrokerServer;
import kafka.server.ControllerServer;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.server.SharedServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.metrics.Metrics;
import org.apache.kafka.common.network.ListenerName;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.bootstrap.BootstrapMetadata;
import org.apache.kafka.metadata.properties.MetaPropertiesEnsemble;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.raft.QuorumConfig;
import org.apache.kafka.server.ServerSocketFactory;

/**
 * A Kafka broker in this JVM that is also its own controller. Whoever starts one brings Kafka. It
 * listens on free ports of 127.0.0.1; the broker of Kafka's own tests listens on all addresses.
 */
public final class KraftBroker implements AutoCloseable {

  private static final int NODE = 1;
  private static final String BROKER = "BROKER";
  private static final String CONTROLLER = "CONTROLLER";

  /** One of everything, and no waiting for others. */
  private static final String SETTINGS =
      """
      process.roles = broker,controller
      node.id = 1
      listeners = BROKER://127.0.0.1:0,CONTROLLER://127.0.0.1:0
      listener.security.protocol.map = BROKER:PLAINTEXT,CONTROLLER:PLAINTEXT
      inter.broker.listener.name = BROKER
      controller.listener.names = CONTROLLER
      auto.create.topics.enable = false
      group.initial.rebalance.delay.ms = 0
      offsets.topic.num.partitions = 1
      offsets.topic.replication.factor = 1
      transaction.state.log.num.partitions = 1
      transaction.state.log.replication.factor = 1
      transaction.state.log.min.isr = 1
      num.network.threads = 1
      num.io.threads = 2
      background.threads = 1
      log.cleaner.dedupe.buffer.size = 2097152
      """;

  private final BrokerFaults faults = new BrokerFaults();
  private final ControllerServer controller;
  private final BrokerServer broker;

  private KraftBroker(Path folder, ServerSocketChannel controllerSocket) throws Exception {
    int port = ((InetSocketAddress) controllerSocket.getLocalAddress()).getPort();
    Properties properties = new Properties();
    properties.load(new StringReader(SETTINGS));
    properties.setProperty("controller.quorum.voters", NODE + "@127.0.0.1:" + port);
    properties.setProperty("log.dirs", folder.toString());
    KafkaConfig config = new KafkaConfig(properties, false);
    BootstrapMetadata metadata = format(folder);
    SharedServer shared =
        new SharedServer(
            config,
            ensemble(folder),
            Time.SYSTEM,
            new Metrics(),
            CompletableFuture.completedFuture(
                QuorumConfig.parseVoterConnections(config.quorumConfig().voters())),
            List.of(),
            faults,
            (listener, address, backlog, buffer) ->
                listener.equals(CONTROLLER)
                    ? controllerSocket
                    : ServerSocketFactory.INSTANCE.openServerSocket(
                        listener, address, backlog, buffer));
    controller = new ControllerServer(shared, KafkaRaftServer.configSchema(), metadata);
    broker = new BrokerServer(shared);
  }

  /** Starts a broker whose data are in an empty folder. */
  public static KraftBroker start(Path folder) throws Exception {
    KraftBroker started = new KraftBroker(folder, bind());
    try {
      started.controller.startup();
      started.broker.startup();
    } catch (Exception e) {
      started.close();
      throw e;
    }
    return started;
  }

  /** Returns the address for clients. */
  public String bootstrapServers() {
    return "127.0.0.1:" + broker.boundPort(ListenerName.normalised(BROKER));
  }

  /** Stops the broker and the controller, and throws the first fault that either of them had. */
  @Override
  public void close() {
    broker.shutdown();
    controller.shutdown();
    faults.rethrow();
  }

  private static ServerSocketChannel bind() throws IOException {
    return ServerSocketFactory.INSTANCE.openServerSocket(
        CONTROLLER, new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), -1, -1);
  }

  /** Writes into a folder what a broker expects there before its first start. */
  private static BootstrapMetadata format(Path folder) throws Exception {
    Formatter formatter = new Formatter();
    formatter.setPrintStream(
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    formatter.setNodeId(NODE);
    formatter.setClusterId(Uuid.randomUuid().toString());
    formatter.addDirectory(folder.toString());
    formatter.setMetadataLogDirectory(folder.toString());
    formatter.setControllerListenerName(CONTROLLER);
    formatter.run();
    return formatter.bootstrapMetadata();
  }

  private static MetaPropertiesEnsemble ensemble(Path folder) throws IOException {
    return new MetaPropertiesEnsemble.Loader()
        .addLogDirs(List.of(folder.toString()))
        .addMetadataLogDir(folder.toString())
        .load();
  }
}
