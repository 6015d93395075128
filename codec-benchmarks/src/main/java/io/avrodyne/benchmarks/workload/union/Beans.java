package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.benchmarks.workload.union.EventRecord.AccountClosed;
import io.avrodyne.benchmarks.workload.union.EventRecord.CheckoutStarted;
import io.avrodyne.benchmarks.workload.union.EventRecord.Clicked;
import io.avrodyne.benchmarks.workload.union.EventRecord.ItemAdded;
import io.avrodyne.benchmarks.workload.union.EventRecord.ItemRemoved;
import io.avrodyne.benchmarks.workload.union.EventRecord.OrderReturned;
import io.avrodyne.benchmarks.workload.union.EventRecord.OrderShipped;
import io.avrodyne.benchmarks.workload.union.EventRecord.PageViewed;
import io.avrodyne.benchmarks.workload.union.EventRecord.PaymentAccepted;
import io.avrodyne.benchmarks.workload.union.EventRecord.PaymentDeclined;
import io.avrodyne.benchmarks.workload.union.EventRecord.ReviewWritten;
import io.avrodyne.benchmarks.workload.union.EventRecord.Searched;
import java.util.ArrayList;

/** A converter of the records to beans with the same content. */
final class Beans {

  private Beans() {}

  static UnionBean bean(UnionRecord envelope) {
    UnionBean bean = new UnionBean();
    bean.setSequence(envelope.sequence());
    bean.setEvent(event(envelope.event()));
    bean.setCause(envelope.cause() == null ? null : event(envelope.cause()));
    bean.setHistory(new ArrayList<>(envelope.history().stream().map(Beans::event).toList()));
    bean.setNote(envelope.note());
    return bean;
  }

  private static EventBean event(EventRecord event) {
    if (event instanceof PageViewed e) {
      return bean(e);
    }
    if (event instanceof Clicked e) {
      return bean(e);
    }
    if (event instanceof Searched e) {
      return bean(e);
    }
    if (event instanceof ItemAdded e) {
      return bean(e);
    }
    if (event instanceof ItemRemoved e) {
      return bean(e);
    }
    if (event instanceof CheckoutStarted e) {
      return bean(e);
    }
    if (event instanceof PaymentAccepted e) {
      return bean(e);
    }
    if (event instanceof PaymentDeclined e) {
      return bean(e);
    }
    if (event instanceof OrderShipped e) {
      return bean(e);
    }
    if (event instanceof OrderReturned e) {
      return bean(e);
    }
    if (event instanceof ReviewWritten e) {
      return bean(e);
    }
    if (event instanceof AccountClosed e) {
      return bean(e);
    }
    throw new IllegalArgumentException(event.getClass().getName());
  }

  private static PageViewedBean bean(PageViewed event) {
    PageViewedBean bean = new PageViewedBean();
    bean.setPage(event.page());
    bean.setMillis(event.millis());
    return bean;
  }

  private static ClickedBean bean(Clicked event) {
    ClickedBean bean = new ClickedBean();
    bean.setElement(event.element());
    bean.setX(event.x());
    bean.setY(event.y());
    return bean;
  }

  private static SearchedBean bean(Searched event) {
    SearchedBean bean = new SearchedBean();
    bean.setQuery(event.query());
    bean.setResults(event.results());
    return bean;
  }

  private static ItemAddedBean bean(ItemAdded event) {
    ItemAddedBean bean = new ItemAddedBean();
    bean.setItem(event.item());
    bean.setQuantity(event.quantity());
    bean.setPrice(event.price());
    return bean;
  }

  private static ItemRemovedBean bean(ItemRemoved event) {
    ItemRemovedBean bean = new ItemRemovedBean();
    bean.setItem(event.item());
    return bean;
  }

  private static CheckoutStartedBean bean(CheckoutStarted event) {
    CheckoutStartedBean bean = new CheckoutStartedBean();
    bean.setItems(event.items());
    bean.setTotal(event.total());
    return bean;
  }

  private static PaymentAcceptedBean bean(PaymentAccepted event) {
    PaymentAcceptedBean bean = new PaymentAcceptedBean();
    bean.setReference(event.reference());
    bean.setAmount(event.amount());
    return bean;
  }

  private static PaymentDeclinedBean bean(PaymentDeclined event) {
    PaymentDeclinedBean bean = new PaymentDeclinedBean();
    bean.setReference(event.reference());
    bean.setReason(event.reason());
    return bean;
  }

  private static OrderShippedBean bean(OrderShipped event) {
    OrderShippedBean bean = new OrderShippedBean();
    bean.setOrder(event.order());
    bean.setCarrier(event.carrier());
    bean.setTracking(event.tracking());
    return bean;
  }

  private static OrderReturnedBean bean(OrderReturned event) {
    OrderReturnedBean bean = new OrderReturnedBean();
    bean.setOrder(event.order());
    bean.setItems(event.items());
    bean.setRefunded(event.refunded());
    return bean;
  }

  private static ReviewWrittenBean bean(ReviewWritten event) {
    ReviewWrittenBean bean = new ReviewWrittenBean();
    bean.setItem(event.item());
    bean.setStars(event.stars());
    bean.setComment(event.comment());
    return bean;
  }

  private static AccountClosedBean bean(AccountClosed event) {
    AccountClosedBean bean = new AccountClosedBean();
    bean.setAccount(event.account());
    return bean;
  }
}
