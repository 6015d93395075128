package io.avrodyne.benchmarks.format.protobuf.mapping;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.complex.Clients;
import io.avrodyne.benchmarks.workload.equity.EquityModel;
import io.avrodyne.benchmarks.workload.equity.T1BoxedModel;
import io.avrodyne.benchmarks.workload.equity.T1Model;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.lists.LongArrayRoot;
import io.avrodyne.benchmarks.workload.lists.LongListRoot;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecords;
import io.avrodyne.benchmarks.workload.simple.SimpleRecords;
import io.avrodyne.benchmarks.workload.social.SocialMediaPost;

/** The mappings to Protobuf messages. */
public final class MessageMappings {

  private static final MappingsByClass MAPPINGS = mappings();

  private MessageMappings() {}

  private static MappingsByClass mappings() {
    MappingsByClass mappings = new MappingsByClass();
    addEquity(mappings, new T1Model());
    addEquity(mappings, new T1BoxedModel());
    addEquity(mappings, new T2Model());
    mappings.add(SimpleRecords.class, new SimpleRecordsMessages());
    mappings.add(NullableSimpleRecords.class, new NullableSimpleRecordsMessages());
    mappings.add(Clients.class, new ClientsMessages());
    mappings.add(LongListRoot.class, new LongListMessages());
    mappings.add(LongArrayRoot.class, new LongArrayMessages());
    mappings.add(SocialMediaPost.class, new SocialPostMessages());
    AccountTextMessages.addTo(mappings);
    AccountCompactMessages.addTo(mappings);
    JournalMessages.addTo(mappings);
    return mappings;
  }

  private static <E> void addEquity(MappingsByClass mappings, EquityModel<E, ?, ?, ?> model) {
    mappings.add(model.type(), new EquityMessages<>(model));
  }

  /** Returns whether a message was written for the model's class. */
  public static boolean contain(Model<?> model) {
    return MAPPINGS.contain(model);
  }

  /**
   * Returns the mapping of the model's class.
   *
   * @throws IllegalArgumentException if no message was written for the class
   */
  public static <T> MessageMapping<T, ?> of(Model<T> model) {
    return MAPPINGS.get(model);
  }
}
