package io.avrodyne.pekko.redis;

import com.typesafe.config.Config;
import java.util.Optional;
import org.apache.pekko.persistence.SelectedSnapshot;
import org.apache.pekko.persistence.SnapshotMetadata;
import org.apache.pekko.persistence.SnapshotSelectionCriteria;
import org.apache.pekko.persistence.snapshot.japi.SnapshotStore;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.jspecify.annotations.Nullable;
import scala.concurrent.Future;

/** A store of snapshots in Redis, as their serializers write them. */
public final class RedisSnapshotStore extends SnapshotStore {

  private final RedisLink link;
  private final SnapshotTable table;
  private final Serialization serialization;

  public RedisSnapshotStore(Config config) {
    link = RedisLink.open(config, context().system());
    table = new SnapshotTable(link.client());
    serialization = SerializationExtension.get(context().system());
  }

  @Override
  public void postStop() {
    link.close();
  }

  @Override
  public Future<Optional<SelectedSnapshot>> doLoadAsync(
      String persistenceId, SnapshotSelectionCriteria criteria) {
    return RedisLink.asScala(
        link.call(() -> table.latest(persistenceId, criteria).map(this::selected)));
  }

  private SelectedSnapshot selected(StoredSnapshot snapshot) {
    SnapshotMetadata metadata =
        new SnapshotMetadata(
            snapshot.persistenceId(), snapshot.sequenceNumber(), snapshot.timestamp());
    return SelectedSnapshot.create(metadata, snapshot.state().read(serialization).get());
  }

  @Override
  public Future<@Nullable Void> doSaveAsync(SnapshotMetadata metadata, Object snapshot) {
    StoredObject state = StoredObject.of(snapshot, serialization).get();
    return link.run(
        () ->
            table.save(
                new StoredSnapshot(
                    metadata.persistenceId(), metadata.sequenceNr(), metadata.timestamp(), state)));
  }

  @Override
  public Future<@Nullable Void> doDeleteAsync(SnapshotMetadata metadata) {
    return link.run(() -> table.delete(metadata.persistenceId(), metadata.sequenceNr()));
  }

  @Override
  public Future<@Nullable Void> doDeleteAsync(
      String persistenceId, SnapshotSelectionCriteria criteria) {
    return link.run(() -> table.delete(persistenceId, criteria));
  }
}
