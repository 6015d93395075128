package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroUnion;

/** An action of a visitor of a shop: one of twelve beans. */
@AvroUnion
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
