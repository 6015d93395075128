package io.avrodyne.benchmarks.stores.axon.serializer;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.io.xml.XppDriver;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.xml.CompactDriver;
import org.axonframework.serialization.xml.XStreamSerializer;

/** Axon's serializer on XStream, with the classes of the events allowed by name. */
public final class XStreamSerializers {

  private static final String[] ALLOWED = {
    "org.axonframework.**", "org.javamoney.moneta.**", "io.avrodyne.benchmarks.workload.bank.**"
  };

  private XStreamSerializers() {}

  /** Returns the one with a line for each element, as published: XStream's own default. */
  public static Serializer pretty() {
    return of(new XppDriver());
  }

  /** Returns the one without space between elements: Axon's default. */
  public static Serializer compact() {
    return of(new CompactDriver());
  }

  private static Serializer of(HierarchicalStreamDriver driver) {
    XStream xstream = new XStream(driver);
    xstream.allowTypesByWildcard(ALLOWED);
    return XStreamSerializer.builder().xStream(xstream).build();
  }
}
