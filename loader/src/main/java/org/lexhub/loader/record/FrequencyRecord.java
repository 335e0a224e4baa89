package org.lexhub.loader.record;

/**
 * The frequency of a lexeme in a corpus.
 *
 * @param rank the rank; 1 is the most frequent, 0 unknown
 * @param count the number of occurrences, -1 unknown
 * @param perMillion the occurrences in a million words, NaN unknown
 * @param corpus the name of the corpus
 */
public record FrequencyRecord(int rank, long count, double perMillion, String corpus) {}
