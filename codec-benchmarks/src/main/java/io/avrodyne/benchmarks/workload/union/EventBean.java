package io.avrodyne.benchmarks.workload.union;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.avrodyne.api.AvroUnion;

/** What a visitor of a shop did, as one of twelve beans. */
@AvroUnion
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
@JsonSubTypes({
  @JsonSubTypes.Type(PageViewedBean.class),
  @JsonSubTypes.Type(ClickedBean.class),
  @JsonSubTypes.Type(SearchedBean.class),
  @JsonSubTypes.Type(ItemAddedBean.class),
  @JsonSubTypes.Type(ItemRemovedBean.class),
  @JsonSubTypes.Type(CheckoutStartedBean.class),
  @JsonSubTypes.Type(PaymentAcceptedBean.class),
  @JsonSubTypes.Type(PaymentDeclinedBean.class),
  @JsonSubTypes.Type(OrderShippedBean.class),
  @JsonSubTypes.Type(OrderReturnedBean.class),
  @JsonSubTypes.Type(ReviewWrittenBean.class),
  @JsonSubTypes.Type(AccountClosedBean.class)
})
public sealed interface EventBean
    permits PageViewedBean,
        ClickedBean,
        SearchedBean,
        ItemAddedBean,
        ItemRemovedBean,
        CheckoutStartedBean,
        PaymentAcceptedBean,
        PaymentDeclinedBean,
        OrderShippedBean,
        OrderReturnedBean,
        ReviewWrittenBean,
        AccountClosedBean {}
