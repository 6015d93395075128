package io.avrodyne.benchmarks.workload.complex;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The root: many clients. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class Clients {

  private List<Client> clients;

  public List<Client> getClients() {
    return clients;
  }

  public void setClients(List<Client> clients) {
    this.clients = clients;
  }
}
