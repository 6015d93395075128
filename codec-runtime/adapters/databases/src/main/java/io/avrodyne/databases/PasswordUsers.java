package io.avrodyne.databases;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Users of PostgreSQL who have to give a password: the members of a group. */
final class PasswordUsers {

  private static final String GROUP = "with_password";
  private static final String RULE = "host all +" + GROUP + " 127.0.0.1/32 scram-sha-256\n";

  private PasswordUsers() {}

  /** Puts the rule for these users before the others of a server that has not started. */
  static void demandPasswords(File data) {
    Path rules = data.toPath().resolve("pg_hba.conf");
    try {
      String others = Files.readString(rules);
      if (!others.startsWith(RULE)) {
        Files.writeString(rules, RULE + others);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void create(String url, String name, String password) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "DO $$ BEGIN CREATE ROLE "
              + GROUP
              + "; EXCEPTION WHEN duplicate_object THEN NULL; END $$");
      statement.execute(
          "CREATE ROLE "
              + statement.enquoteIdentifier(name, true)
              + " LOGIN PASSWORD "
              + statement.enquoteLiteral(password)
              + " IN ROLE "
              + GROUP);
    }
  }
}
