package io.avrodyne.benchmarks.format.xstream;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import io.avrodyne.benchmarks.contender.ByteSink;
import io.avrodyne.benchmarks.contender.ObjectContender;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.StringReader;
import java.io.Writer;
import java.util.function.Function;

/** XStream with one instance and a reused encoder of text. */
final class XStreamContender<T> implements ObjectContender<T> {

  private final XStream xstream;
  private final HierarchicalStreamDriver driver;
  private final Function<Writer, HierarchicalStreamWriter> layout;
  private final Class<T> type;
  private final ByteSink sink = new ByteSink();
  private final Writer out = new OutputStreamWriter(sink, UTF_8);

  XStreamContender(
      XStream xstream,
      HierarchicalStreamDriver driver,
      Function<Writer, HierarchicalStreamWriter> layout,
      Class<T> type) {
    this.xstream = xstream;
    this.driver = driver;
    this.layout = layout;
    this.type = type;
  }

  @Override
  public int write(T value) {
    sink.reset();
    write(value, out);
    return sink.size();
  }

  @Override
  public void write(T value, OutputStream stream) {
    write(value, new OutputStreamWriter(stream, UTF_8));
  }

  private void write(T value, Writer to) {
    // It counts the levels of one document, so it is not reused.
    HierarchicalStreamWriter writer = layout.apply(to);
    xstream.marshal(value, writer);
    writer.flush();
  }

  @Override
  public byte[] written() {
    return sink.toByteArray();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) {
    String xml = new String(bytes, offset, length, UTF_8);
    return type.cast(xstream.unmarshal(driver.createReader(new StringReader(xml))));
  }
}
