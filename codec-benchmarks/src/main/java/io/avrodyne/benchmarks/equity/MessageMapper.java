package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.equity.model.EquityModel;
import io.avrodyne.benchmarks.equity.proto.EquityMarketPriceEventMessage;
import io.avrodyne.benchmarks.equity.proto.EquityMessage;
import io.avrodyne.benchmarks.equity.proto.EquityOrderMessage;
import io.avrodyne.benchmarks.equity.proto.EventMetaMessage;
import java.util.ArrayList;
import java.util.List;

/** A mapper between the event and Protobuf's messages. */
final class MessageMapper<E, M, T, O> {

  private final EquityModel<E, M, T, O> model;

  MessageMapper(EquityModel<E, M, T, O> model) {
    this.model = model;
  }

  EquityMarketPriceEventMessage toMessage(E event) {
    EquityMarketPriceEventMessage.Builder builder =
        EquityMarketPriceEventMessage.newBuilder()
            .setMeta(toMessageOfMeta(model.meta(event)))
            .setTarget(toMessageOfTarget(model.target(event)));
    for (O order : model.bid(event)) {
      builder.addBid(toMessageOfOrder(order));
    }
    for (O order : model.ask(event)) {
      builder.addAsk(toMessageOfOrder(order));
    }
    return builder.build();
  }

  private EventMetaMessage toMessageOfMeta(M meta) {
    return EventMetaMessage.newBuilder()
        .setId(model.id(meta))
        .setParentId(model.parentId(meta))
        .setCorrelation(model.correlation(meta))
        .build();
  }

  private EquityMessage toMessageOfTarget(T target) {
    return EquityMessage.newBuilder()
        .setTicker(model.ticker(target))
        .setPrice(model.targetPrice(target))
        .setVolume(model.volume(target))
        .setVariation(model.variation(target))
        .build();
  }

  private EquityOrderMessage toMessageOfOrder(O order) {
    return EquityOrderMessage.newBuilder()
        .setCount(model.count(order))
        .setPrice(model.orderPrice(order))
        .setQuantity(model.quantity(order))
        .build();
  }

  E toEvent(EquityMarketPriceEventMessage message) {
    EventMetaMessage meta = message.getMeta();
    EquityMessage target = message.getTarget();
    return model.event(
        model.meta(meta.getId(), meta.getParentId(), meta.getCorrelation()),
        model.target(
            target.getTicker(), target.getPrice(), target.getVolume(), target.getVariation()),
        toOrders(message.getBidList()),
        toOrders(message.getAskList()));
  }

  private List<O> toOrders(List<EquityOrderMessage> messages) {
    List<O> orders = new ArrayList<>(messages.size());
    for (EquityOrderMessage message : messages) {
      orders.add(model.order(message.getCount(), message.getPrice(), message.getQuantity()));
    }
    return orders;
  }
}
