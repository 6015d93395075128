package io.avrodyne.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The descriptor of the plugin, which its build makes of the sources. */
final class Descriptor {

  private static final Path FILE = Path.of("target", "classes", "META-INF", "maven", "plugin.xml");

  private Descriptor() {}

  static Element root() throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    return factory.newDocumentBuilder().parse(FILE.toFile()).getDocumentElement();
  }

  /** Returns the element of each goal. */
  static List<Element> goals() throws Exception {
    return children(child(root(), "mojos"), "mojo");
  }

  /** Returns the elements of the parameters that a user may set. */
  static List<Element> parameters(Element goal) {
    return children(child(goal, "parameters"), "parameter").stream()
        .filter(parameter -> text(parameter, "editable").equals("true"))
        .toList();
  }

  /** Returns the properties that set parameters of a goal. */
  static Set<String> properties(Element goal) {
    Set<String> properties = new TreeSet<>();
    for (Element parameter : parameters(goal)) {
      String value = text(child(goal, "configuration"), text(parameter, "name"));
      if (!value.isEmpty()) {
        properties.add(value.replaceAll("[${}]", ""));
      }
    }
    return properties;
  }

  /** Returns the text of a child, empty if there is none. */
  static String text(Element element, String name) {
    List<Element> found = children(element, name);
    return found.isEmpty() ? "" : found.get(0).getTextContent().strip();
  }

  private static Element child(Element element, String name) {
    return children(element, name).get(0);
  }

  static List<Element> children(Element element, String name) {
    List<Element> children = new ArrayList<>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child && child.getTagName().equals(name)) {
        children.add(child);
      }
    }
    return children;
  }
}
