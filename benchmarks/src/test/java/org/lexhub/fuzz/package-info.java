/**
 * Fuzzing: targets that accept any bytes, their corpus, and the tests that replay it and run
 * Jazzer.
 */
@NullMarked
package org.lexhub.fuzz;

import org.jspecify.annotations.NullMarked;
