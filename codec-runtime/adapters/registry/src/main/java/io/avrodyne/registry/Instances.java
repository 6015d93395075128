package io.avrodyne.registry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The URLs of a registry's instances, of which the one that answered last is tried first. */
final class Instances {

  private final List<BaseUrl> urls;
  private volatile int preferred;

  Instances(List<BaseUrl> urls) {
    this.urls = List.copyOf(urls);
  }

  List<BaseUrl> inOrder() {
    List<BaseUrl> ordered = new ArrayList<>(urls);
    Collections.rotate(ordered, -preferred);
    return ordered;
  }

  void prefer(BaseUrl url) {
    preferred = urls.indexOf(url);
  }

  @Override
  public String toString() {
    return urls.toString();
  }
}
