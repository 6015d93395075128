package io.avrodyne.pekko;

import io.avrodyne.api.AvroConverter;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.Serialization;

/**
 * A converter between references to typed actors and strings, for messages that say whom to answer.
 * A subclass fixes the type of the messages:
 *
 * <pre>{@code
 * public final class BalanceRefs extends ActorRefConverter<Balance> {}
 * }</pre>
 *
 * <p><b>Errors.</b> {@link IllegalStateException}, as the cause of a codec's exception, outside of
 * Pekko's serialization, which is where a codec learns of which actor system it works.
 *
 * <p><b>Threads.</b> Stateless.
 *
 * @param <M> the type of the messages
 */
public abstract class ActorRefConverter<M> implements AvroConverter<ActorRef<M>, String> {

  /** Creates a converter. Called by generated code. */
  protected ActorRefConverter() {}

  @Override
  public final String toAvro(ActorRef<M> value) {
    return resolver().toSerializationFormat(value);
  }

  @Override
  public final ActorRef<M> fromAvro(String value) {
    return resolver().resolveActorRef(value);
  }

  private static ActorRefResolver resolver() {
    return ActorRefResolver.get(
        Adapter.toTyped(Serialization.getCurrentTransportInformation().system()));
  }
}
