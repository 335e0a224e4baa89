package org.lexhub.server.explore;

/** An option of a list to choose from. */
public record SelectOption(String value, String label, boolean selected) {}
