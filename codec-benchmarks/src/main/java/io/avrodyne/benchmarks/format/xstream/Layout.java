package io.avrodyne.benchmarks.format.xstream;

import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.io.xml.CompactWriter;
import com.thoughtworks.xstream.io.xml.PrettyPrintWriter;
import java.io.Writer;

/** How the XML is laid out. */
public enum Layout {
  /** A line for each element, as the library does unless told otherwise. */
  PRETTY {
    @Override
    HierarchicalStreamWriter writer(Writer out) {
      return new PrettyPrintWriter(out);
    }
  },
  /** Without space between elements. */
  COMPACT {
    @Override
    HierarchicalStreamWriter writer(Writer out) {
      return new CompactWriter(out);
    }
  };

  abstract HierarchicalStreamWriter writer(Writer out);
}
