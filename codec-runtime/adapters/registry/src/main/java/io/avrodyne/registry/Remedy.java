package io.avrodyne.registry;

/** The advice for each status of an answer. */
final class Remedy {

  static final int CONFLICT = 409;
  private static final int INVALID_LEVEL = 42203;
  private static final int READ_ONLY = 42205;

  private Remedy() {}

  static String of(int status, int code) {
    return switch (status) {
      case 401 -> "Check the credentials that the client was given";
      case 403 -> "Ask for the permission, or check the credentials";
      case 404 -> notFound(code);
      case CONFLICT ->
          "Change the schema so that it is compatible, or the compatibility level of the subject";
      case 422 -> invalid(code);
      case 429 -> "Send fewer requests, or raise the limit of the registry";
      case 502, 503, 504 -> "Check that the registry is running, and try again later";
      default -> other(status);
    };
  }

  private static String notFound(int code) {
    return code / 100 == 404
        ? "Register the schema, or check its identifier"
        : "Check the URL of the registry; Apicurio's ends with /apis/ccompat/v7";
  }

  private static String invalid(int code) {
    return switch (code) {
      case INVALID_LEVEL -> "Choose another compatibility level";
      case READ_ONLY -> "Change the mode of the subject or of the registry, which is read-only";
      default -> "Correct the schema, its references or the version";
    };
  }

  private static String other(int status) {
    if (status >= 300 && status < 400) {
      return "Redirects are not followed: use the URL that it leads to";
    }
    return status >= 500 ? "Look at the log of the registry" : "Check the request and the URL";
  }
}
