/**
 * A field of a bean, with its getter and setter.
 *
 * @param annotation an annotation that is on the field alone, or an empty text
 * @param is whether the name of the getter starts with {@code is}
 */
record Property(String annotation, String type, String name, boolean is) {

  private static final String ACCESSORS =
      """

        public %1$s %2$s() {
          return %4$s;
        }

        public void %3$s(%1$s %4$s) {
          this.%4$s = %4$s;
        }
      """;

  String declaration() {
    return "  " + annotation + "private " + type + " " + name + ";\n";
  }

  String accessors() {
    return ACCESSORS.formatted(type, (is ? "is" : "get") + capitalized(), setter(), name);
  }

  String setter() {
    return "set" + capitalized();
  }

  private String capitalized() {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
