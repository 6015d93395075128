package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.Server;
import java.util.List;
import org.openjdk.jmh.runner.options.Options;

/**
 * One benchmark method with a value for each parameter.
 *
 * @param id what is measured
 * @param timing how long that takes
 * @param options the options by which JMH runs one fork of this case and nothing else
 * @param servers the servers that it needs
 */
record Case(CaseId id, Timing timing, Options options, List<Server> servers) {

  Case {
    servers = List.copyOf(servers);
  }
}
