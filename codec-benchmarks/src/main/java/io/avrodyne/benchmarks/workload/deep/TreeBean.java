package io.avrodyne.benchmarks.workload.deep;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The node of {@link TreeRecord} as a bean. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class TreeBean {

  private String label;
  private double weight;
  private List<TreeBean> children;

  /** Returns the field. */
  public String getLabel() {
    return label;
  }

  /** Sets the field. */
  public void setLabel(String label) {
    this.label = label;
  }

  /** Returns the field. */
  public double getWeight() {
    return weight;
  }

  /** Sets the field. */
  public void setWeight(double weight) {
    this.weight = weight;
  }

  /** Returns the field. */
  public List<TreeBean> getChildren() {
    return children;
  }

  /** Sets the field. */
  public void setChildren(List<TreeBean> children) {
    this.children = children;
  }
}
