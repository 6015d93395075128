package shop;

import io.avrodyne.api.AvroRecord;

@AvroRecord
public record Order(String name) {}
