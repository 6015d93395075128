package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.Server;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** The servers that a run started, because its cases need them and the user named no others. */
final class Servers implements AutoCloseable {

  /** The servers, the last one first. */
  private final Deque<Map.Entry<Server, Server.Running>> started = new ArrayDeque<>();

  private final PrintStream console;

  Servers(PrintStream console) {
    this.console = console;
  }

  /** Starts each server that a case needs, and sets the property with its address. */
  void start(Collection<Case> cases) throws IOException {
    for (Server each : cases.stream().flatMap(one -> one.servers().stream()).distinct().toList()) {
      if (!each.isNamed()) {
        console.println("Starting " + each + ", which ends with this program.");
        Server.Running running = each.start();
        started.push(Map.entry(each, running));
        System.setProperty(each.property(), running.address());
      }
    }
  }

  /** Returns the options of a case, with the addresses of its servers. */
  static Options options(Case of) {
    if (of.servers().isEmpty()) {
      return of.options();
    }
    List<String> flags = new ArrayList<>(of.options().getJvmArgsAppend().orElse(List.of()));
    for (Server each : of.servers()) {
      flags.add("-D" + each.property() + "=" + System.getProperty(each.property(), ""));
    }
    return new OptionsBuilder()
        .parent(of.options())
        .jvmArgsAppend(flags.toArray(String[]::new))
        .build();
  }

  /** Stops the servers, the last one first. */
  @Override
  public void close() throws IOException {
    while (!started.isEmpty()) {
      Map.Entry<Server, Server.Running> last = started.pop();
      System.clearProperty(last.getKey().property());
      last.getValue().close();
    }
  }
}
