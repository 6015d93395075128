package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.Copies;
import java.util.ArrayList;
import java.util.List;

/** A mutable class that generated code copies. */
@AvroRecord(copies = Copies.GENERATED)
public final class Stock {

  private String article = "";
  private List<String> places = new ArrayList<>();

  public String getArticle() {
    return article;
  }

  public void setArticle(String article) {
    this.article = article;
  }

  public List<String> getPlaces() {
    return places;
  }

  public void setPlaces(List<String> places) {
    this.places = places;
  }
}
