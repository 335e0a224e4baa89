package org.lexhub.loader.record;

/**
 * How often a lexeme occurs in a corpus.
 *
 * @param rank 1 is the most frequent, 0 unknown
 * @param count occurrences, -1 unknown
 * @param perMillion occurrences in a million words, NaN unknown
 * @param corpus name of the corpus
 */
public record FrequencyRecord(int rank, long count, double perMillion, String corpus) {}
