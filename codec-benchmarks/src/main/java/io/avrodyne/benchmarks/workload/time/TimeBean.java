package io.avrodyne.benchmarks.workload.time;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The invoice of {@link TimeRecord} as a bean. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class TimeBean {

  private UUID id;
  private UUID customer;
  private Instant created;
  private @Nullable Instant paid;
  private LocalDate due;

  @AvroDecimal(precision = 18, scale = 2)
  private BigDecimal total;

  private List<LineBean> lines;

  /** Returns the field. */
  public UUID getId() {
    return id;
  }

  /** Sets the field. */
  public void setId(UUID id) {
    this.id = id;
  }

  /** Returns the field. */
  public UUID getCustomer() {
    return customer;
  }

  /** Sets the field. */
  public void setCustomer(UUID customer) {
    this.customer = customer;
  }

  /** Returns the field. */
  public Instant getCreated() {
    return created;
  }

  /** Sets the field. */
  public void setCreated(Instant created) {
    this.created = created;
  }

  /** Returns the field. */
  public @Nullable Instant getPaid() {
    return paid;
  }

  /** Sets the field. */
  public void setPaid(@Nullable Instant paid) {
    this.paid = paid;
  }

  /** Returns the field. */
  public LocalDate getDue() {
    return due;
  }

  /** Sets the field. */
  public void setDue(LocalDate due) {
    this.due = due;
  }

  /** Returns the field. */
  public BigDecimal getTotal() {
    return total;
  }

  /** Sets the field. */
  public void setTotal(BigDecimal total) {
    this.total = total;
  }

  /** Returns the field. */
  public List<LineBean> getLines() {
    return lines;
  }

  /** Sets the field. */
  public void setLines(List<LineBean> lines) {
    this.lines = lines;
  }
}
