package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.proto.lists.EntryMessage;
import io.avrodyne.benchmarks.proto.lists.RootMessage;
import io.avrodyne.benchmarks.proto.lists.WrapperMessage;
import io.avrodyne.benchmarks.workload.lists.LongArrayEntry;
import io.avrodyne.benchmarks.workload.lists.LongArrayRoot;
import io.avrodyne.benchmarks.workload.lists.LongArrayWrapper;
import java.util.ArrayList;
import java.util.List;

/** Nested lists of numbers in arrays. */
final class LongArrayMessages implements MessageMapping<LongArrayRoot, RootMessage> {

  @Override
  public RootMessage toMessage(LongArrayRoot value) {
    RootMessage.Builder builder = RootMessage.newBuilder();
    for (LongArrayWrapper wrapper : value.getData()) {
      builder.addData(toMessageOfWrapper(wrapper));
    }
    return builder.build();
  }

  private static WrapperMessage toMessageOfWrapper(LongArrayWrapper wrapper) {
    WrapperMessage.Builder builder = WrapperMessage.newBuilder().setIndex(wrapper.getIndex());
    for (LongArrayEntry entry : wrapper.getEntries()) {
      builder.addEntries(toMessageOfEntry(entry));
    }
    return builder.build();
  }

  private static EntryMessage toMessageOfEntry(LongArrayEntry entry) {
    EntryMessage.Builder builder = EntryMessage.newBuilder().setElementId(entry.getElementId());
    Numbers.addTo(builder, entry.getValues());
    return builder.build();
  }

  @Override
  public LongArrayRoot toObject(RootMessage message) {
    List<LongArrayWrapper> data = new ArrayList<>(message.getDataCount());
    for (WrapperMessage each : message.getDataList()) {
      data.add(toWrapper(each));
    }
    LongArrayRoot root = new LongArrayRoot();
    root.setData(data);
    return root;
  }

  private static LongArrayWrapper toWrapper(WrapperMessage message) {
    List<LongArrayEntry> entries = new ArrayList<>(message.getEntriesCount());
    for (EntryMessage each : message.getEntriesList()) {
      entries.add(toEntry(each));
    }
    LongArrayWrapper wrapper = new LongArrayWrapper();
    wrapper.setIndex(message.getIndex());
    wrapper.setEntries(entries);
    return wrapper;
  }

  private static LongArrayEntry toEntry(EntryMessage message) {
    LongArrayEntry entry = new LongArrayEntry();
    entry.setElementId(message.getElementId());
    entry.setValues(Numbers.longArray(message));
    return entry;
  }

  @Override
  public Parser<RootMessage> parser() {
    return RootMessage.parser();
  }
}
