package io.avrodyne.benchmarks.workload.complex;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroString;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A client, with nullable fields, collections, logical types and a union. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class Client {

  private long id;
  private int index;
  private boolean isActive;
  @AvroString private @Nullable BigDecimal balance;
  private byte @Nullable [] picture;
  private int age;
  private @Nullable EyeColor eyeColor;
  private @Nullable String name;
  private @Nullable String company;
  private @Nullable String address;
  private @Nullable Character gender;
  private String[] emails;
  private long[] phones;
  private @Nullable String about;
  private @Nullable LocalDate registered;
  private double latitude;
  private float longitude;
  private List<@Nullable String> tags;
  private @Nullable Partner partner;
  private Map<String, String> map;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public int getIndex() {
    return index;
  }

  public void setIndex(int index) {
    this.index = index;
  }

  public boolean getIsActive() {
    return isActive;
  }

  public void setIsActive(boolean isActive) {
    this.isActive = isActive;
  }

  public @Nullable BigDecimal getBalance() {
    return balance;
  }

  public void setBalance(@Nullable BigDecimal balance) {
    this.balance = balance;
  }

  public byte @Nullable [] getPicture() {
    return picture;
  }

  public void setPicture(byte @Nullable [] picture) {
    this.picture = picture;
  }

  public int getAge() {
    return age;
  }

  public void setAge(int age) {
    this.age = age;
  }

  public @Nullable EyeColor getEyeColor() {
    return eyeColor;
  }

  public void setEyeColor(@Nullable EyeColor eyeColor) {
    this.eyeColor = eyeColor;
  }

  public @Nullable String getName() {
    return name;
  }

  public void setName(@Nullable String name) {
    this.name = name;
  }

  public @Nullable String getCompany() {
    return company;
  }

  public void setCompany(@Nullable String company) {
    this.company = company;
  }

  public @Nullable String getAddress() {
    return address;
  }

  public void setAddress(@Nullable String address) {
    this.address = address;
  }

  public @Nullable Character getGender() {
    return gender;
  }

  public void setGender(@Nullable Character gender) {
    this.gender = gender;
  }

  public String[] getEmails() {
    return emails;
  }

  public void setEmails(String[] emails) {
    this.emails = emails;
  }

  public long[] getPhones() {
    return phones;
  }

  public void setPhones(long[] phones) {
    this.phones = phones;
  }

  public @Nullable String getAbout() {
    return about;
  }

  public void setAbout(@Nullable String about) {
    this.about = about;
  }

  public @Nullable LocalDate getRegistered() {
    return registered;
  }

  public void setRegistered(@Nullable LocalDate registered) {
    this.registered = registered;
  }

  public double getLatitude() {
    return latitude;
  }

  public void setLatitude(double latitude) {
    this.latitude = latitude;
  }

  public float getLongitude() {
    return longitude;
  }

  public void setLongitude(float longitude) {
    this.longitude = longitude;
  }

  public List<@Nullable String> getTags() {
    return tags;
  }

  public void setTags(List<@Nullable String> tags) {
    this.tags = tags;
  }

  public @Nullable Partner getPartner() {
    return partner;
  }

  public void setPartner(@Nullable Partner partner) {
    this.partner = partner;
  }

  public Map<String, String> getMap() {
    return map;
  }

  public void setMap(Map<String, String> map) {
    this.map = map;
  }
}
