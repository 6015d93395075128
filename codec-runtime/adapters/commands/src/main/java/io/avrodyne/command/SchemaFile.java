package io.avrodyne.command;

/**
 * The text of a schema file in the output of a build.
 *
 * @param place the folder or jar, and the name within it, for messages
 * @param name the name of the file without its suffix
 * @param text its content
 */
record SchemaFile(String place, String name, String text) {}
