package io.avrodyne.benchmarks.format.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Survival;
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

/** The formats of Kryo. */
public final class KryoFormats {

  /** Kryo's encoding of objects with registered classes and without references. */
  public static final Format OBJECTS =
      Format.of(
              Track.OBJECTS,
              Survival.NONE,
              KryoFormats::contender,
              "Its default serializer of fields: data cannot be read after a field was added or"
                  + " removed.")
          .remarking(Format.MONEY_AS_AMOUNT);

  /** The collections that the workloads are made of; fields declare only their interfaces. */
  private static final List<Class<?>> COLLECTIONS =
      List.of(
          ArrayList.class,
          Arrays.asList().getClass(),
          HashMap.class,
          LinkedHashMap.class,
          TreeMap.class);

  private KryoFormats() {}

  private static <T> Contender<T, ?> contender(Model<T> model) {
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
