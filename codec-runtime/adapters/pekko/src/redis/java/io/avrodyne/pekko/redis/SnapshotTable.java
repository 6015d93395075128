package io.avrodyne.pekko.redis;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.pekko.persistence.SnapshotSelectionCriteria;
import redis.clients.jedis.AbstractTransaction;
import redis.clients.jedis.RedisClient;

/**
 * The snapshots of all actors in Redis. Those of an actor are a hash by sequence number; a second
 * hash has their times alone, so that one is chosen without reading the others.
 *
 * <p><b>Threads.</b> Safe for use by several; each call waits for Redis.
 */
final class SnapshotTable {

  private final RedisClient redis;
  private final AvroCodec<StoredSnapshot> codec = Codecs.of(StoredSnapshot.class);

  SnapshotTable(RedisClient redis) {
    this.redis = redis;
  }

  /** Stores a snapshot, in place of one with the same number. */
  void save(StoredSnapshot snapshot) {
    byte[] number = number(snapshot.sequenceNumber());
    try (AbstractTransaction transaction = redis.multi()) {
      transaction.hset(times(snapshot.persistenceId()), number, number(snapshot.timestamp()));
      transaction.hset(snapshots(snapshot.persistenceId()), number, codec.encode(snapshot));
      transaction.exec();
    }
  }

  /** Returns the latest snapshot of an actor that meets the criteria. */
  Optional<StoredSnapshot> latest(String persistenceId, SnapshotSelectionCriteria criteria) {
    return matching(persistenceId, criteria)
        .max(Comparator.naturalOrder())
        .map(number -> redis.hget(snapshots(persistenceId), number(number)))
        .map(codec::decode);
  }

  /** Deletes one snapshot, if it exists. */
  void delete(String persistenceId, long sequenceNumber) {
    delete(persistenceId, List.of(number(sequenceNumber)));
  }

  /** Deletes the snapshots of an actor that meet the criteria. */
  void delete(String persistenceId, SnapshotSelectionCriteria criteria) {
    delete(persistenceId, matching(persistenceId, criteria).map(SnapshotTable::number).toList());
  }

  private void delete(String persistenceId, List<byte[]> numbers) {
    if (numbers.isEmpty()) {
      return;
    }
    byte[][] fields = numbers.toArray(byte[][]::new);
    try (AbstractTransaction transaction = redis.multi()) {
      transaction.hdel(times(persistenceId), fields);
      transaction.hdel(snapshots(persistenceId), fields);
      transaction.exec();
    }
  }

  private Stream<Long> matching(String persistenceId, SnapshotSelectionCriteria criteria) {
    List<Long> numbers = new ArrayList<>();
    for (Map.Entry<byte[], byte[]> entry : redis.hgetAll(times(persistenceId)).entrySet()) {
      long number = parse(entry.getKey());
      long time = parse(entry.getValue());
      if (number >= criteria.minSequenceNr()
          && number <= criteria.maxSequenceNr()
          && time >= criteria.minTimestamp()
          && time <= criteria.maxTimestamp()) {
        numbers.add(number);
      }
    }
    return numbers.stream();
  }

  private static byte[] times(String persistenceId) {
    return ("snapshot-times:" + persistenceId).getBytes(UTF_8);
  }

  private static byte[] snapshots(String persistenceId) {
    return ("snapshots:" + persistenceId).getBytes(UTF_8);
  }

  private static byte[] number(long number) {
    return Long.toString(number).getBytes(UTF_8);
  }

  private static long parse(byte[] number) {
    return Long.parseLong(new String(number, UTF_8));
  }
}
