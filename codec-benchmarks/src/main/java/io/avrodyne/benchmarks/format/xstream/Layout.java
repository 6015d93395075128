package io.avrodyne.benchmarks.format.xstream;

import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.io.xml.CompactWriter;
import com.thoughtworks.xstream.io.xml.PrettyPrintWriter;
import java.io.Writer;

/** The layout of the XML. */
public enum Layout {
  /** A line for each element, which is the default of the library. */
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
