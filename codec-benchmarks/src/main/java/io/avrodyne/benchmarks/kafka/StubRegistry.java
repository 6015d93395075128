package io.avrodyne.benchmarks.kafka;

import io.apicurio.registry.resolver.client.RegistryArtifactReference;
import io.apicurio.registry.resolver.client.RegistryClientFacade;
import io.apicurio.registry.resolver.client.RegistryVersionCoordinates;
import io.apicurio.registry.resolver.strategy.ArtifactReference;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A registry in memory, in place of the client that Apicurio's serializers would ask. They keep
 * what they are told, so that it is asked once for each schema.
 */
final class StubRegistry implements RegistryClientFacade {

  private final Map<Long, String> schemas = new ConcurrentHashMap<>();

  @Override
  public RegistryVersionCoordinates createSchema(
      String artifactType,
      String groupId,
      String artifactId,
      String version,
      String autoCreateBehavior,
      boolean canonical,
      String schema,
      Set<RegistryArtifactReference> references) {
    long id = schemas.size() + 1L;
    schemas.put(id, schema);
    return RegistryVersionCoordinates.create(id, id, groupId, artifactId, "1");
  }

  @Override
  public String getSchemaByContentId(Long contentId) {
    String schema = schemas.get(contentId);
    if (schema == null) {
      throw new IllegalStateException("There is no schema with the content id " + contentId);
    }
    return schema;
  }

  @Override
  public List<RegistryArtifactReference> getReferencesByContentId(long contentId) {
    return List.of();
  }

  @Override
  public String getSchemaByGlobalId(long globalId, boolean dereferenced) {
    throw notAsked();
  }

  @Override
  public String getSchemaByGAV(String groupId, String artifactId, String version) {
    throw notAsked();
  }

  @Override
  public String getSchemaByContentHash(String contentHash) {
    throw notAsked();
  }

  @Override
  public List<RegistryArtifactReference> getReferencesByGlobalId(long globalId) {
    throw notAsked();
  }

  @Override
  public List<RegistryArtifactReference> getReferencesByGAV(
      String groupId, String artifactId, String version) {
    throw notAsked();
  }

  @Override
  public List<RegistryArtifactReference> getReferencesByContentHash(String contentHash) {
    throw notAsked();
  }

  @Override
  public List<RegistryVersionCoordinates> searchVersionsByContent(
      String schema, String artifactType, ArtifactReference reference, boolean canonical) {
    throw notAsked();
  }

  @Override
  public RegistryVersionCoordinates getVersionCoordinatesByGAV(
      String groupId, String artifactId, String version) {
    throw notAsked();
  }

  @Override
  public Object getClient() {
    throw notAsked();
  }

  private static UnsupportedOperationException notAsked() {
    return new UnsupportedOperationException("The settings of the benchmarks do not lead here");
  }
}
