package io.avrodyne.benchmarks.workload.deep;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import java.util.Map;

/** The object of {@link DeepRecord} as a bean. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class DeepBean {

  private List<List<List<Integer>>> cube;
  private Map<String, Map<String, List<Long>>> index;
  private TreeBean tree;

  /** Returns the field. */
  public List<List<List<Integer>>> getCube() {
    return cube;
  }

  /** Sets the field. */
  public void setCube(List<List<List<Integer>>> cube) {
    this.cube = cube;
  }

  /** Returns the field. */
  public Map<String, Map<String, List<Long>>> getIndex() {
    return index;
  }

  /** Sets the field. */
  public void setIndex(Map<String, Map<String, List<Long>>> index) {
    this.index = index;
  }

  /** Returns the field. */
  public TreeBean getTree() {
    return tree;
  }

  /** Sets the field. */
  public void setTree(TreeBean tree) {
    this.tree = tree;
  }
}
