package io.avrodyne.flink.cluster;

import io.avrodyne.kafka.AvrodyneSerdes;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.file.ContainerWriter;
import io.avrodyne.runtime.file.WriteOptions;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.streaming.api.graph.StreamGraph;
import org.apache.kafka.common.serialization.Serde;

/** One version of the classes of the bank, compiled with the job. */
public final class Version implements AutoCloseable {

  private final URLClassLoader loader;
  private final List<URL> classes;

  private Version(URLClassLoader loader, List<URL> classes) {
    this.loader = loader;
    this.classes = classes;
  }

  /**
   * Compiles a version, which is the first one with other files in place of some, into a folder.
   */
  public static Version compile(String name, Path folder) throws IOException {
    Path sources = Path.of("src", "test", "versions");
    Map<Path, Path> files = new TreeMap<>();
    for (String part : List.of("v1", name)) {
      try (Stream<Path> found = Files.list(sources.resolve(part))) {
        found.forEach(file -> files.put(file.getFileName(), file));
      }
    }
    URLClassLoader loader =
        Sources.compile(List.copyOf(files.values()), Files.createDirectories(folder.resolve(name)));
    return new Version(loader, List.of(loader.getURLs()));
  }

  /** Returns the job of this version, on the files of a folder. */
  public JobGraph job(Configuration configuration, Path events, String results, boolean ttl)
      throws ReflectiveOperationException {
    return job(configuration, events.toString(), results, ttl);
  }

  /**
   * Returns the job of this version.
   *
   * @param events a folder, or the broker, the topic and the registry, with spaces between them
   */
  public JobGraph job(Configuration configuration, String events, String results, boolean ttl)
      throws ReflectiveOperationException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      StreamGraph graph =
          (StreamGraph)
              loader
                  .loadClass("bank.BankJob")
                  .getMethod(
                      "graph", Configuration.class, String.class, String.class, boolean.class)
                  .invoke(null, configuration, events, results, ttl);
      JobGraph job = graph.getJobGraph(loader);
      job.setClasspaths(classes);
      return job;
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Creates an event by the name of its class and the arguments of its constructor. */
  public Object event(String kind, Object... arguments) throws ReflectiveOperationException {
    Class<?> type = loader.loadClass("bank.AccountEvent$" + kind);
    return type.getDeclaredConstructors()[0].newInstance(arguments);
  }

  /** Writes a file of events, which appears as a whole. */
  @SuppressWarnings("unchecked") // The events are of the class that is loaded.
  public void write(Path folder, String name, List<Object> events)
      throws IOException, ReflectiveOperationException {
    AvroCodec<Object> codec = (AvroCodec<Object>) Codecs.of(loader.loadClass("bank.AccountEvent"));
    Path file = folder.resolve("." + name);
    try (ContainerWriter<Object> writer =
        ContainerWriter.create(codec, file, WriteOptions.DEFAULT.withBlockBytes(256))) {
      for (Object event : events) {
        writer.write(event);
      }
    }
    Files.move(file, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Returns an event as the value of a record, whose schema is in a registry. */
  @SuppressWarnings("unchecked") // The event is of the class that is loaded.
  public byte[] framed(Object event, String topic, String registry)
      throws ReflectiveOperationException {
    Class<Object> type = (Class<Object>) loader.loadClass("bank.AccountEvent");
    try (Serde<Object> serde = AvrodyneSerdes.of(type, Map.of("schema.registry.url", registry))) {
      return serde.serializer().serialize(topic, event);
    }
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
