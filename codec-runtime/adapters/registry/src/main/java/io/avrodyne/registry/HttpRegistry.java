package io.avrodyne.registry;

import io.avrodyne.runtime.frame.SchemaId;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A client for the REST API of Confluent's schema registry, which Apicurio (below {@code
 * /apis/ccompat/v7}), Redpanda and Karapace offer too. It remembers nothing: wrap it in a {@link
 * CachedRegistry}.
 *
 * <p>Requests go to one of the given URLs, first to the one that answered last. If there is no
 * answer, or one with status 502, 503 or 504, the next URL is tried. After that, and after status
 * 429, all are tried again after a pause, within the limits of the {@link HttpRegistryBuilder}.
 * Redirects are not followed, so credentials reach no other host.
 *
 * <p>A registry compares the texts of schemas. If it does not know a text, {@link #lookUp} reads
 * the versions of the subject, newest first, and compares canonical forms and logical types.
 *
 * <p>This class needs the module {@code java.net.http}, which a modular application requires
 * itself.
 *
 * <p><b>Allocation.</b> An answer needs memory of at most a small multiple of its maximum size.
 *
 * <p><b>Errors.</b> {@link RegistryException}, whose message contains the request, the answer and
 * advice, but no credentials. An interrupted thread stays interrupted and gets one at once.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads. The threads of the client end when it is
 * closed; before Java 21, one of them ends only after the closed client has become garbage.
 *
 * <p><b>Source.</b> Confluent's "Schema Registry API Reference"; Apicurio's "Core Registry API".
 */
public final class HttpRegistry implements SchemaRegistry {

  private final HttpSettings settings;
  private final HttpCaller caller;
  private final HttpLevels levels;
  private final @Nullable ApicurioIds apicurio;

  HttpRegistry(HttpSettings settings) {
    this.settings = settings;
    caller = new HttpCaller(settings);
    levels = new HttpLevels(caller);
    apicurio =
        settings.apicurio() == null ? null : new ApicurioIds(settings.apicurio(), caller, settings);
  }

  /**
   * Returns a builder for the client of the registry with these URLs, one for each of its
   * instances.
   *
   * @throws IllegalArgumentException if there is no URL, or if one is not that of a registry
   */
  public static HttpRegistryBuilder builder(URI... urls) {
    return new HttpRegistryBuilder(Arrays.stream(urls).map(BaseUrl::of).toList());
  }

  /**
   * Returns a builder for the client of the registry with these URLs, separated by commas.
   *
   * @throws IllegalArgumentException if there is no URL, or if one is not that of a registry; the
   *     message does not show it
   */
  public static HttpRegistryBuilder builder(String urls) {
    return new HttpRegistryBuilder(
        Arrays.stream(urls.split(",", -1)).filter(url -> !url.isBlank()).map(BaseUrl::of).toList());
  }

  @Override
  public RegisteredSchema register(
      String subject, Schema schema, List<SchemaReference> references) {
    RegistryRequest request =
        RegistryRequest.post(
            named(subject),
            subjectPath(subject) + "/versions" + query(),
            SchemaPrinter.body(schema, references));
    SchemaAnswer answer = caller.begin().call(request).as(SchemaAnswer::withId);
    return new RegisteredSchema(
        subject, answer.version(), answer.id(), answer.guid(), schema, references);
  }

  @Override
  public Optional<RegisteredSchema> lookUp(String subject, Schema schema) {
    RegistryRequest request =
        RegistryRequest.post(
            named(subject), subjectPath(subject) + query(), SchemaPrinter.body(schema, List.of()));
    HttpCalls calls = caller.begin();
    Answer answer = calls.call(request);
    if (!answer.saysNotFound()) {
      SchemaAnswer found = answer.as(SchemaAnswer::withIdAndVersion);
      return Optional.of(
          new RegisteredSchema(
              subject, found.version(), found.id(), found.guid(), schema, found.references()));
    }
    return answer.error().code() == ErrorAnswer.UNKNOWN_SUBJECT
        ? Optional.empty()
        : sameMeaning(calls, subject, schema);
  }

  /** Returns the newest version whose data are data of the schema. */
  private Optional<RegisteredSchema> sameMeaning(HttpCalls calls, String subject, Schema schema) {
    if (settings.maxComparedVersions() == 0) {
      return Optional.empty();
    }
    List<Integer> versions = versions(calls, subject);
    int oldest = Math.max(0, versions.size() - settings.maxComparedVersions());
    return new VersionSearch(version -> versionAt(calls, subject, String.valueOf(version)))
        .newest(versions.subList(oldest, versions.size()), schema);
  }

  @Override
  public @Nullable Schema find(SchemaId id) {
    return switch (id.kind()) {
      case ID -> byId("/schemas/ids/" + id.low(), id);
      case GUID -> byId("/schemas/guids/" + id.uuid(), id);
      case CONTENT_ID ->
          apicurio == null ? byId("/schemas/ids/" + id.low(), id) : apicurio.find(id);
      case GLOBAL_ID -> apicurio == null ? null : apicurio.find(id);
      case NONE, FINGERPRINT, GLUE_VERSION, AZURE_ID -> null;
    };
  }

  private @Nullable Schema byId(String path, SchemaId id) {
    HttpCalls calls = caller.begin();
    Answer answer = calls.call(RegistryRequest.get(id.toString(), path));
    // Registries without GUIDs, such as Apicurio's, do not know the path.
    boolean unknown = id.kind() == SchemaId.Kind.GUID ? answer.isNotFound() : answer.saysNotFound();
    return unknown ? null : load(calls, id.toString(), answer.as(SchemaAnswer::withText));
  }

  private Schema load(HttpCalls calls, String subject, SchemaAnswer answer) {
    ReferenceLoader loader =
        new ReferenceLoader(
            subject,
            settings.schemaLimits(),
            settings.maxReferences(),
            caller.secrets(),
            reference -> referenced(calls, subject, reference));
    return loader.load(answer);
  }

  /** Requests a version that others refer to, which remains readable after it was deleted. */
  private SchemaAnswer referenced(HttpCalls calls, String subject, SchemaReference reference) {
    String path =
        subjectPath(reference.subject()) + "/versions/" + reference.version() + "?deleted=true";
    RegistryRequest request = RegistryRequest.get(subject, path).withForeignPath(caller.secrets());
    return calls.call(request).as(SchemaAnswer::withText);
  }

  @Override
  public List<String> subjects() {
    return caller
        .begin()
        .call(RegistryRequest.get("subjects", "/subjects"))
        .as(body -> JsonAnswers.array(body, JsonAnswers::text));
  }

  @Override
  public List<Integer> versions(String subject) {
    return versions(caller.begin(), subject);
  }

  private static List<Integer> versions(HttpCalls calls, String subject) {
    Answer answer =
        calls.call(RegistryRequest.get(named(subject), subjectPath(subject) + "/versions"));
    return answer.saysNotFound()
        ? List.of()
        : answer.as(body -> JsonAnswers.array(body, JsonAnswers::version)).stream()
            .sorted()
            .toList();
  }

  @Override
  public Optional<RegisteredSchema> version(String subject, int version) {
    if (version < 1) {
      throw new IllegalArgumentException("Versions begin with 1: " + version);
    }
    return versionAt(caller.begin(), subject, String.valueOf(version));
  }

  @Override
  public Optional<RegisteredSchema> latest(String subject) {
    return versionAt(caller.begin(), subject, "latest");
  }

  private Optional<RegisteredSchema> versionAt(HttpCalls calls, String subject, String version) {
    String path = subjectPath(subject) + "/versions/" + version;
    Answer answer = calls.call(RegistryRequest.get(named(subject), path));
    if (answer.saysNotFound()) {
      return Optional.empty();
    }
    SchemaAnswer found = answer.as(SchemaAnswer::withAll);
    Schema schema = load(calls, named(subject) + ", version " + version, found);
    return Optional.of(
        new RegisteredSchema(
            subject, found.version(), found.id(), found.guid(), schema, found.references()));
  }

  /**
   * {@inheritDoc}
   *
   * <p>A registry that can only compare with one version at a time is asked for the latest. One
   * that rejects references here, as Apicurio 3 does, gets the schema with the types that the
   * references define.
   */
  @Override
  public CompatibilityVerdict check(
      String subject, Schema schema, List<SchemaReference> references) {
    HttpCalls calls = caller.begin();
    Answer answer = checked(calls, subject, SchemaPrinter.body(schema, references));
    Answer verdict =
        answer.isUnprocessable() && !references.isEmpty()
            ? checked(calls, subject, SchemaPrinter.body(schema, List.of()))
            : answer;
    return verdict.saysNotFound()
        ? new CompatibilityVerdict(true, List.of())
        : verdict.as(body -> VerdictAnswer.of(body, verdict::clean));
  }

  private static Answer checked(HttpCalls calls, String subject, String body) {
    String path = "/compatibility" + subjectPath(subject) + "/versions";
    Answer answer = calls.call(RegistryRequest.post(named(subject), path + "?verbose=true", body));
    return answer.lacksEndpoint()
        ? calls.call(RegistryRequest.post(named(subject), path + "/latest?verbose=true", body))
        : answer;
  }

  @Override
  public Optional<SubjectCompatibility> compatibility(String subject) {
    return levels.find(subject);
  }

  @Override
  public SubjectCompatibility defaultCompatibility() {
    return levels.findDefault();
  }

  @Override
  public void setCompatibility(String subject, SubjectCompatibility compatibility) {
    levels.set(subject, compatibility);
  }

  private String query() {
    return settings.normalize() ? "?normalize=true" : "";
  }

  static String named(String subject) {
    return "subject " + MessageText.of(subject);
  }

  private static String subjectPath(String subject) {
    return "/subjects/" + segment(subject);
  }

  /** Returns a subject as a segment of a path. */
  static String segment(String subject) {
    if (subject.isBlank()) {
      throw new IllegalArgumentException("A subject must have a name");
    }
    return RegistryRequest.segment(subject);
  }

  /** Closes connections, and abandons requests that are not answered yet. */
  @Override
  public void close() {
    caller.close();
  }

  /** Returns the URLs, without user info. */
  @Override
  public String toString() {
    return "HttpRegistry" + settings.urls();
  }
}
