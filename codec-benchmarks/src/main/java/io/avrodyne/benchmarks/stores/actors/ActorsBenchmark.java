package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.jackson.JacksonFormats;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.objects.Sizes;
import io.avrodyne.benchmarks.objects.Trial;
import io.avrodyne.benchmarks.stores.StoreFigures;
import io.avrodyne.benchmarks.workload.EventKind;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.journal.Envelope;
import io.avrodyne.benchmarks.workload.journal.JournalModels;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The published experiment, defined once for all formats: every actor persists 100 events, one at a
 * time. A measurement is one run of all actors, after which each must recover its state.
 */
@SuppressWarnings("NullAway.Init") // JMH sets the parameters, and calls setUp first.
public abstract class ActorsBenchmark extends ActorsConditions {

  private static final int MEMORY_INTERVAL = 16;
  private static final int CHECKED = 64;

  /** What is stored of an event; set by JMH. */
  @Param({"AKKA"})
  public EnvelopeForm envelope;

  private final Optional<Format> format;
  private Load load;
  private Journal<Object> journal;
  private Workers running;

  /** Those of the current iteration. JMH lets only one method take them. */
  private StoreFigures figures;

  /** Creates the benchmark that stores the objects themselves. */
  ActorsBenchmark() {
    format = Optional.empty();
  }

  /** Creates the benchmark of a format. */
  ActorsBenchmark(Format format) {
    this.format = Optional.of(format);
  }

  /** Returns the format of the events; empty to store the objects themselves. */
  final Optional<Format> format() {
    return format;
  }

  /** Returns whether the format is JSON, for which databases have types of their own. */
  final boolean writesJson() {
    return format.filter(JacksonFormats.JSON::equals).isPresent();
  }

  /**
   * Checks the format, connects to the store and warms up with some of the actors.
   *
   * @throws IllegalStateException if the format does not do its work
   */
  @Setup(Level.Trial)
  public final void setUp() throws Exception {
    Sample sample = event.sample();
    load = Load.of(sample, entities);
    if (format().isPresent()) {
      check(format().get(), sample);
    }
    journal = journal();
    Load warmUp = Load.of(sample, warmUpActors());
    try (Workers warming = new Workers(journal, warmUp, workers, 1)) {
      warming.run();
    }
    new Recovery(warmUp).check(journal);
    running = new Workers(journal, load, workers, store == Store.MEMORY ? MEMORY_INTERVAL : 1);
  }

  private void check(Format checked, Sample sample) throws IOException {
    int count = Math.min(CHECKED, sample.objects().size());
    Sample some = new Sample(sample.models(), sample.objects().subList(0, count));
    new Trial(getClass().getSimpleName(), checked, some, true);
  }

  private Journal<Object> journal() throws Exception {
    if (format().isEmpty()) {
      return new MemoryJournal<>();
    }
    Journal<byte[]> blobs =
        switch (store) {
          case MEMORY -> new MemoryJournal<>();
          case REDIS -> new RedisBlobs(durability, envelope == EnvelopeForm.AKKA);
          case POSTGRES -> new PostgresBlobs(durability, workers, writesJson());
        };
    return new BlobJournal(blobs, this::coding);
  }

  private EventCoding coding() {
    Format coded = format().orElseThrow();
    Optional<Contender<Envelope, Envelope>> envelopes =
        envelope == EnvelopeForm.NONE
            ? Optional.empty()
            : Optional.of(writesJson() ? new JsonEnvelopes() : envelopes(coded));
    return new EventCoding(coded, load.sample(), envelopes, new UUID(1, 2).toString());
  }

  @SuppressWarnings("unchecked") // On the track of objects, it takes envelopes themselves.
  private static Contender<Envelope, Envelope> envelopes(Format format) {
    return (Contender<Envelope, Envelope>) format.contender(JournalModels.envelope());
  }

  /** Empties the store. */
  @Setup(Level.Iteration)
  public final void empty() throws Exception {
    journal.clear();
  }

  /** Lets all actors persist all their events. */
  @Benchmark
  public void persist(StoreFigures figures) throws Exception {
    running.run();
    this.figures = figures;
  }

  /** Checks the states of all actors, and counts what the run took. */
  @TearDown(Level.Iteration)
  public final void recover() throws Exception {
    new Recovery(load).check(journal);
    figures.events = load.events();
    figures.appendP50 = running.latency(0.5) / NANOS_PER_MICRO;
    figures.appendP99 = running.latency(0.99) / NANOS_PER_MICRO;
    if (format().isPresent()) {
      CodecCost cost = CodecCost.of(coding(), load);
      figures.payloadBytes = cost.payload();
      figures.storedBytes = cost.stored();
      // In memory the codec is almost all there is, and a run too short for a share of its time.
      figures.codecShare =
          store == Store.MEMORY ? 0 : PERCENT * cost.nanos() * load.events() / running.cpu();
    }
    journal.measure(figures, load.events());
  }

  /** Disconnects. */
  @TearDown(Level.Trial)
  public final void tearDown() throws Exception {
    running.close();
    journal.close();
  }

  @Override
  public final Optional<String> refusal(Map<String, String> parameters) {
    Optional<String> ofStore = refusal(parameters, format().isPresent());
    boolean alone = parameters.getOrDefault("envelope", "").equals(EnvelopeForm.NONE.name());
    boolean bank = parameters.getOrDefault("event", "").equals(EventKind.BANK.name());
    return ofStore.isEmpty() && alone && bank
        ? Optional.of("without an envelope, nothing says which of the three events it is")
        : ofStore;
  }

  @Override
  public final Optional<Duration> iteration(Map<String, String> parameters) {
    return Optional.of(
        Pace.of(
            store(parameters),
            durability(parameters),
            Integer.parseInt(parameters.getOrDefault("workers", "1")),
            Load.EVENTS * Integer.parseInt(parameters.getOrDefault("entities", "1"))));
  }

  @Override
  public final Description describe(Map<String, String> parameters) throws IOException {
    if (format().isEmpty()) {
      return new Description(
          Track.FLOOR, 0, 0, List.of("Keeps the objects themselves, as published for memory."));
    }
    Format sized = format().get();
    Sizes sizes = Sizes.of(sized, EventKind.valueOf(parameters.getOrDefault("event", "")).sample());
    return new Description(sized.track(), sizes.wire(), sizes.gzip(), sized.caveats());
  }
}
