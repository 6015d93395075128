package io.avrodyne.benchmarks.equity;

import com.google.protobuf.CodedOutputStream;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.benchmarks.equity.model.EquityModel;
import io.avrodyne.benchmarks.equity.proto.EquityMarketPriceEventMessage;
import java.io.IOException;
import java.util.Arrays;

/** A message built in advance, written into a reused array. */
final class ProtobufContender<E> implements Contender<EquityMarketPriceEventMessage> {

  private final MessageMapper<E, ?, ?, ?> mapper;
  private final EquityMarketPriceEventMessage message;
  private byte[] buffer = new byte[1024];
  private int size;

  ProtobufContender(EquityModel<E, ?, ?, ?> model) {
    mapper = new MessageMapper<>(model);
    message = mapper.toMessage(model.published());
  }

  @Override
  public Track track() {
    return Track.NATIVE;
  }

  @Override
  public boolean writesAvro() {
    return false;
  }

  @Override
  public int write() throws IOException {
    size = message.getSerializedSize();
    if (size > buffer.length) {
      buffer = new byte[size];
    }
    CodedOutputStream out = CodedOutputStream.newInstance(buffer, 0, size);
    message.writeTo(out);
    out.checkNoSpaceLeft();
    return size;
  }

  @Override
  public byte[] written() {
    return Arrays.copyOf(buffer, size);
  }

  @Override
  public EquityMarketPriceEventMessage read(byte[] bytes, int offset, int length)
      throws IOException {
    return EquityMarketPriceEventMessage.parser().parseFrom(bytes, offset, length);
  }

  @Override
  public Object toModel(EquityMarketPriceEventMessage value) {
    return mapper.toEvent(value);
  }
}
