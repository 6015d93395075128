package io.avrodyne.axon;

import static io.avrodyne.axon.Serializers.messageOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.axon.bank.AccountEvent.Opened;
import io.avrodyne.axon.bank.BankCodecs;
import io.avrodyne.axon.bank.Fee;
import io.avrodyne.runtime.Codecs;
import java.util.ArrayList;
import org.axonframework.serialization.AnnotationRevisionResolver;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.SimpleSerializedType;
import org.junit.jupiter.api.Test;

class BuilderTest {

  @Test
  void revisionsComeFromAnnotationsOfAxon() {
    RevisionSource annotated = RevisionSource.of(new AnnotationRevisionResolver());
    assertNull(
        Serializers.bank().revision(annotated).build().typeForClass(Opened.class).getRevision());
  }

  @Test
  void revisionsComeFromPropertiesOfSchemas() {
    AvrodyneAxonSerializer versioned =
        AvrodyneAxonSerializer.builder()
            .classes(Fee.class)
            .delegate(Serializers.jackson())
            .revision(RevisionSource.property("version"))
            .build();
    assertEquals("2", versioned.typeForClass(Fee.class).getRevision());
    SerializedObject<String> earlier =
        new SimpleSerializedObject<>(
            "{\"amount\":7}", String.class, new SimpleSerializedType(Fee.class.getName(), "1"));
    assertEquals(new Fee(7), versioned.deserialize(earlier));
  }

  @Test
  void aPropertyThatASchemaDoesNotHaveIsReported() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Serializers.bank().revision(RevisionSource.property("version")).build());
    assertTrue(messageOf(e).contains("has no property version"), () -> messageOf(e));
  }

  @Test
  void codecsOfAnInterfaceAreTakenIfTheirSchemasHaveNames() {
    AvrodyneAxonSerializer listed =
        AvrodyneAxonSerializer.builder()
            .codecs(Codecs.implementation(BankCodecs.class).all())
            .delegate(Serializers.jackson())
            .build();
    assertEquals("io.avrodyne.axon.bank.Fee", listed.typeForClass(Fee.class).getName());
    assertEquals(
        Serializers.jackson().typeForClass(ArrayList.class), listed.typeForClass(ArrayList.class));
  }

  @Test
  void aUnionWithoutASealedTypeIsRefused() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                AvrodyneAxonSerializer.builder()
                    .codecs(Codecs.implementation(BankCodecs.OfUnion.class).anything()));
    assertTrue(messageOf(e).contains("java.lang.Object is for a union"), () -> messageOf(e));
  }

  @Test
  void codecsAndADelegateAreRequired() {
    assertThrows(
        IllegalStateException.class,
        () -> AvrodyneAxonSerializer.builder().delegate(Serializers.jackson()).build());
    assertThrows(
        IllegalStateException.class,
        () -> AvrodyneAxonSerializer.builder().classes(Opened.class).build());
    assertThrows(
        IllegalArgumentException.class,
        () -> AvrodyneAxonSerializer.builder().classes(String.class));
  }
}
