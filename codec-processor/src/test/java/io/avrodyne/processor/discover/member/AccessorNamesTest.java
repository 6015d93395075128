package io.avrodyne.processor.discover.member;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class AccessorNamesTest {

  @Test
  void usualSpellingComesFirst() {
    AccessorNames names = new AccessorNames(List.of("price"), false);
    assertEquals(List.of("getPrice", "price"), names.getters());
    assertEquals(List.of("setPrice"), names.setters());
    assertEquals(
        List.of("price", "setPrice", "withPrice", "addAllPrice", "putAllPrice"),
        names.builderMethods());
  }

  @Test
  void booleanIsAskedFor() {
    AccessorNames names = new AccessorNames(List.of("open", "isOpen"), true);
    assertEquals(List.of("isOpen", "isIsOpen", "getOpen", "getIsOpen"), names.getters());
    assertEquals(List.of("setOpen", "setIsOpen"), names.setters());
    assertEquals("isOpen", names.own());
  }

  @Test
  void secondLetterInUpperCaseKeepsTheFirstSmall() {
    AccessorNames names = new AccessorNames(List.of("xAxis"), false);
    assertEquals(List.of("getXAxis", "getxAxis", "xAxis"), names.getters());
    assertEquals(List.of("setXAxis", "setxAxis"), names.setters());
  }
}
