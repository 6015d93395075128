package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.proto.lists.EntryMessage;
import io.avrodyne.benchmarks.proto.lists.RootMessage;
import io.avrodyne.benchmarks.proto.lists.WrapperMessage;
import io.avrodyne.benchmarks.workload.lists.LongListEntry;
import io.avrodyne.benchmarks.workload.lists.LongListRoot;
import io.avrodyne.benchmarks.workload.lists.LongListWrapper;
import java.util.ArrayList;
import java.util.List;

/** Nested lists of numbers, in lists of boxes. */
final class LongListMessages implements MessageMapping<LongListRoot, RootMessage> {

  @Override
  public RootMessage toMessage(LongListRoot value) {
    RootMessage.Builder builder = RootMessage.newBuilder();
    for (LongListWrapper wrapper : value.getData()) {
      builder.addData(toMessageOfWrapper(wrapper));
    }
    return builder.build();
  }

  private static WrapperMessage toMessageOfWrapper(LongListWrapper wrapper) {
    WrapperMessage.Builder builder = WrapperMessage.newBuilder().setIndex(wrapper.getIndex());
    for (LongListEntry entry : wrapper.getEntries()) {
      builder.addEntries(toMessageOfEntry(entry));
    }
    return builder.build();
  }

  private static EntryMessage toMessageOfEntry(LongListEntry entry) {
    EntryMessage.Builder builder = EntryMessage.newBuilder().setElementId(entry.getElementId());
    builder.addAllValues(entry.getValues());
    return builder.build();
  }

  @Override
  public LongListRoot toObject(RootMessage message) {
    List<LongListWrapper> data = new ArrayList<>(message.getDataCount());
    for (WrapperMessage each : message.getDataList()) {
      data.add(toWrapper(each));
    }
    LongListRoot root = new LongListRoot();
    root.setData(data);
    return root;
  }

  private static LongListWrapper toWrapper(WrapperMessage message) {
    List<LongListEntry> entries = new ArrayList<>(message.getEntriesCount());
    for (EntryMessage each : message.getEntriesList()) {
      entries.add(toEntry(each));
    }
    LongListWrapper wrapper = new LongListWrapper();
    wrapper.setIndex(message.getIndex());
    wrapper.setEntries(entries);
    return wrapper;
  }

  private static LongListEntry toEntry(EntryMessage message) {
    List<Long> values = new ArrayList<>(message.getValuesCount());
    for (int i = 0; i < message.getValuesCount(); i++) {
      values.add(message.getValues(i));
    }
    LongListEntry entry = new LongListEntry();
    entry.setElementId(message.getElementId());
    entry.setValues(values);
    return entry;
  }

  @Override
  public Parser<RootMessage> parser() {
    return RootMessage.parser();
  }
}
