package io.avrodyne.benchmarks.format.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.UUID;
import org.javamoney.moneta.Money;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Kryo with registered classes and without references. */
@Traits(
    track = Track.OBJECTS,
    writesMoneyAsAmount = true,
    caveats =
        "Its default serializer of fields: data cannot be read after a field was added or"
            + " removed.")
public final class KryoFormat implements Format {

  /** The collections that the workloads are made of; fields declare only their interfaces. */
  private static final List<Class<?>> COLLECTIONS =
      List.of(
          ArrayList.class,
          Arrays.asList().getClass(),
          HashMap.class,
          LinkedHashMap.class,
          TreeMap.class);

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    Kryo kryo = new Kryo();
    kryo.setRegistrationRequired(true);
    kryo.setReferences(false);
    kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
    kryo.addDefaultSerializer(UUID.class, DefaultSerializers.UUIDSerializer.class);
    COLLECTIONS.forEach(kryo::register);
    ImmutableCollectionsSerializers.registerSerializers(kryo);
    ClassGraph.of(model.type()).all().forEach(kryo::register);
    kryo.register(Money.class, new MoneySerializer());
    return new KryoContender<>(kryo, model.type());
  }
}
