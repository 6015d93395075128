package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A source file to be emitted.
 *
 * @param codecs that of an annotated type, or those that an interface lists
 * @param listing the interface, null for an annotated type
 */
public record SourcePlan(List<CodecPlan> codecs, @Nullable ListingPlan listing) {

  /** Copies the codecs. */
  public SourcePlan {
    codecs = List.copyOf(codecs);
  }

  /** Returns the file of a type's own codec. */
  public static SourcePlan of(CodecPlan codec) {
    return new SourcePlan(List.of(codec), null);
  }

  /** Returns the file with codecs that have come further. */
  public SourcePlan with(List<CodecPlan> others) {
    return new SourcePlan(others, listing);
  }

  /** Returns the class that the file is called after. */
  public ClassName name() {
    return listing == null ? codecs.get(0).codec() : listing.implementation();
  }

  /** Returns the type that the file is generated for. */
  public ClassName type() {
    return listing == null ? codecs.get(0).request().source() : listing.type();
  }

  /** Returns the position of the type. */
  public Origin origin() {
    return listing == null ? codecs.get(0).origin() : listing.origin();
  }

  /** Returns the other classes generated in this compilation without which it would not compile. */
  public List<ClassName> required() {
    return listing == null ? List.of() : listing.required();
  }
}
