package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.sink2.SinkWriter;
import org.apache.flink.api.connector.sink2.WriterInitContext;

/**
 * A sink into a queue of the JVM.
 *
 * @param name the name of the queue
 */
public record Collected(String name) implements Sink<String> {

  private static final int SECONDS = 60;

  private static final Map<String, BlockingQueue<String>> QUEUES = new ConcurrentHashMap<>();

  private static BlockingQueue<String> queue(String name) {
    return QUEUES.computeIfAbsent(name, key -> new LinkedBlockingQueue<>());
  }

  /** Takes lines from a queue, waiting for them. */
  public static List<String> take(String name, int count) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String line = queue(name).poll(SECONDS, TimeUnit.SECONDS);
      assertNotNull(line, () -> "Only these lines came: " + lines);
      lines.add(line);
    }
    return lines;
  }

  @Override
  public SinkWriter<String> createWriter(WriterInitContext context) {
    return new Writer(name);
  }

  private record Writer(String name) implements SinkWriter<String> {

    @Override
    public void write(String element, Context context) {
      queue(name).add(element);
    }

    @Override
    public void flush(boolean endOfInput) {}

    @Override
    public void close() {}
  }
}
