package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.proto.equity.EquityMarketPriceEventMessage;
import io.avrodyne.benchmarks.proto.equity.EquityMessage;
import io.avrodyne.benchmarks.proto.equity.EquityOrderMessage;
import io.avrodyne.benchmarks.proto.equity.EventMetaMessage;
import io.avrodyne.benchmarks.workload.equity.EquityModel;
import java.util.ArrayList;
import java.util.List;

/** The equity event, of any family of its classes. */
final class EquityMessages<E, M, T, O> implements MessageMapping<E, EquityMarketPriceEventMessage> {

  private final EquityModel<E, M, T, O> model;

  EquityMessages(EquityModel<E, M, T, O> model) {
    this.model = model;
  }

  @Override
  public EquityMarketPriceEventMessage toMessage(E event) {
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

  @Override
  public E toObject(EquityMarketPriceEventMessage message) {
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

  @Override
  public Parser<EquityMarketPriceEventMessage> parser() {
    return EquityMarketPriceEventMessage.parser();
  }
}
