package io.avrodyne.benchmarks.stores.scale;

import com.fasterxml.jackson.annotation.JsonAlias;
import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroRecord;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A movement on an account, in the tenth version of its schema. The earlier ones are in this
 * module's history. Whatever an earlier version does not have gets the default, in JSON by the
 * constructor.
 *
 * @param account the account, under another name until version 8
 * @param cents the amount, under another name until version 5, and an int at first
 * @param currency since version 3
 * @param kind since version 4
 * @param channel since version 7
 * @param fee since version 8
 * @param tags since version 10, which dropped the {@code reference} of version 5
 */
@AvroRecord
public record Movement(
    @AvroAlias("accountId") @JsonAlias("accountId") String account,
    @AvroAlias("amount") @JsonAlias("amount") long cents,
    @AvroDefault("\"EUR\"") String currency,
    @AvroDefault("\"DEPOSIT\"") Kind kind,
    @AvroDefault("null") @Nullable String channel,
    @AvroDefault("0") long fee,
    @AvroDefault("[]") List<String> tags) {

  /** What happened. */
  public enum Kind {
    /** Money was added. */
    DEPOSIT,
    /** Money was taken. */
    WITHDRAWAL
  }

  /** Replaces what is missing. */
  public Movement {
    currency = Objects.requireNonNullElse(currency, "EUR");
    kind = Objects.requireNonNullElse(kind, Kind.DEPOSIT);
    tags = Objects.requireNonNullElse(tags, List.of());
  }
}
