package io.avrodyne.benchmarks.format.fastjson;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import io.avrodyne.benchmarks.contender.ObjectContender;
import java.io.IOException;
import java.io.OutputStream;

/** JSONB with prepared contexts. Its buffers are in a pool of the library's own. */
final class JsonbContender<T> implements ObjectContender<T> {

  private final Class<T> type;
  private final JSONWriter.Context writeContext;
  private final JSONReader.Context readContext;
  private byte[] written = {};

  JsonbContender(Class<T> type, JSONWriter.Context writeContext, JSONReader.Context readContext) {
    this.type = type;
    this.writeContext = writeContext;
    this.readContext = readContext;
  }

  @Override
  public int write(T value) {
    written = JSONB.toBytes(value, writeContext);
    return written.length;
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    stream.write(JSONB.toBytes(value, writeContext));
  }

  @Override
  public byte[] written() {
    return written.clone();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) {
    return JSONB.parseObject(bytes, offset, length, type, readContext);
  }
}
