/**
 * Questions about a snapshot and their answers: lists by facets, searches, pairs, translation. The
 * one who asks brings a query and an answer object, one for each thread, which keep the working
 * memory; once these have grown, asking allocates nothing. The exceptions say so: the first
 * question for the pairs of two languages makes and keeps their run.
 */
@NullMarked
package org.lexhub.store.query;

import org.jspecify.annotations.NullMarked;
