package io.avrodyne.registry;

/** An answer of a registry. */
final class Answer {

  static final int OK = 200;

  private static final int NOT_FOUND = 404;
  private static final int METHOD_NOT_ALLOWED = 405;
  private static final int UNPROCESSABLE = 422;

  private final RegistryRequest request;
  private final BaseUrl url;
  private final Head head;
  private final byte[] body;
  private final Secrets secrets;

  /**
   * What precedes the body.
   *
   * @param status the HTTP status
   * @param type the content type, or an empty text
   * @param location where a redirection leads to, or an empty text
   */
  record Head(int status, String type, String location) {}

  /**
   * Creates an answer.
   *
   * @param request the request that it answers
   * @param url where the request was sent
   * @param secrets what messages about it must not show
   */
  Answer(RegistryRequest request, BaseUrl url, Head head, byte[] body, Secrets secrets) {
    this.request = request;
    this.url = url;
    this.head = head;
    this.body = body;
    this.secrets = secrets;
  }

  /** A conversion of a body. */
  @FunctionalInterface
  interface Conversion<T> {

    /** Converts a body, or throws an exception that says what is wrong with it. */
    T of(byte[] body) throws MalformedAnswerException;
  }

  RegistryRequest request() {
    return request;
  }

  int status() {
    return head.status;
  }

  boolean isUnprocessable() {
    return head.status == UNPROCESSABLE;
  }

  boolean isNotFound() {
    return head.status == NOT_FOUND;
  }

  /** Returns what the body says. */
  <T> T as(Conversion<T> conversion) {
    if (head.status != OK) {
      throw failure();
    }
    try {
      return conversion.of(body);
    } catch (MalformedAnswerException e) {
      throw malformed(e.getMessage());
    }
  }

  /** Returns a text of the registry made fit for messages. */
  String clean(String text) {
    return secrets.text(text);
  }

  /** Returns the exception for an answer that is not what was asked for. */
  RegistryException malformed(String fact) {
    return new NotARegistryException(
        request.message(
            url,
            "was answered with " + description() + ", which " + secrets.text(fact),
            "Check that the URL is that of a registry's API; Apicurio's ends with"
                + " /apis/ccompat/v7"),
        head.status);
  }

  private String description() {
    return "status "
        + head.status
        + " and "
        + body.length
        + " bytes of "
        + (head.type.isEmpty() ? "unknown type" : secrets.text(head.type));
  }

  /** Returns the code and the message of an answer that is an error. */
  ErrorAnswer error() {
    return ErrorAnswer.of(body);
  }

  /** Returns whether the registry says that there is no such subject, version or schema. */
  boolean saysNotFound() {
    return isNotFound() && error().code() / 100 == NOT_FOUND;
  }

  /** Returns whether the registry, or what is before it, does not know the path. */
  boolean lacksEndpoint() {
    return (isNotFound() || head.status == METHOD_NOT_ALLOWED) && !saysNotFound();
  }

  /** Returns the exception for an answer that is an error. */
  RegistryException failure() {
    ErrorAnswer error = error();
    String said = secrets.text(error.message());
    String fact =
        "was answered with status "
            + head.status
            + (error.code() == 0 ? "" : ", code " + error.code())
            + (head.location.isEmpty() ? "" : ", which leads to " + target())
            + (said.isEmpty() ? "" : ": " + said.replaceFirst("\\.+$", ""));
    String message = request.message(url, fact, Remedy.of(head.status, error.code()));
    return head.status == Remedy.CONFLICT
        ? new IncompatibleSchemaException(message, error.code())
        : new RegistryException(message, head.status, error.code(), null);
  }

  /** Returns where a redirection leads to, without user info and without the query. */
  private String target() {
    // Secrets first, because one may be cut in two at the beginning of the query.
    String target = secrets.text(head.location);
    return target.replaceFirst("//[^/]*@", "//").replaceFirst("[?#].*", "");
  }
}
