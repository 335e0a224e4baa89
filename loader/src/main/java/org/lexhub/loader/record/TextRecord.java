package org.lexhub.loader.record;

/**
 * A text in a language.
 *
 * @param languageCode any code that {@link RecordSink} accepts
 */
public record TextRecord(String languageCode, String text) {}
