package io.avrodyne.benchmarks.stores.actors;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.avrodyne.benchmarks.contender.ByteSink;
import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.benchmarks.workload.journal.Envelope;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Envelopes in JSON, in which the event is an object and not a string. */
final class JsonEnvelopes implements ObjectContender<Envelope> {

  private final ObjectMapper mapper = new ObjectMapper();
  private final JsonFactory factory = mapper.getFactory();
  private final ByteSink sink = new ByteSink();

  @Override
  public int write(Envelope envelope) throws IOException {
    sink.reset();
    write(envelope, sink);
    return sink.size();
  }

  @Override
  public void write(Envelope envelope, OutputStream stream) throws IOException {
    // This closes the stream, which does nothing to the sink.
    try (JsonGenerator json = factory.createGenerator(stream)) {
      json.writeStartObject();
      json.writeStringField("persistenceId", envelope.getPersistenceId());
      json.writeNumberField("sequenceNr", envelope.getSequenceNr());
      json.writeStringField("writer", envelope.getWriter());
      json.writeNumberField("serializerId", envelope.getSerializerId());
      json.writeStringField("manifest", envelope.getManifest());
      json.writeFieldName("payload");
      json.writeRawValue(new String(envelope.getPayload(), StandardCharsets.UTF_8));
      json.writeEndObject();
    }
  }

  @Override
  public byte[] written() {
    return sink.toByteArray();
  }

  @Override
  public Envelope read(byte[] bytes, int offset, int length) throws IOException {
    JsonNode json = mapper.readTree(bytes, offset, length);
    Envelope envelope = new Envelope();
    envelope.setPersistenceId(json.path("persistenceId").asText());
    envelope.setSequenceNr(json.path("sequenceNr").asLong());
    envelope.setWriter(json.path("writer").asText());
    envelope.setSerializerId(json.path("serializerId").asInt());
    envelope.setManifest(json.path("manifest").asText());
    envelope.setPayload(mapper.writeValueAsBytes(json.path("payload")));
    return envelope;
  }
}
