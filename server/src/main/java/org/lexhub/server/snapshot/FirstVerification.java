package org.lexhub.server.snapshot;

/**
 * When the first snapshot of a server is verified. Later ones are always verified before a swap.
 */
public enum FirstVerification {
  /** Header, lengths, section table and footer only. */
  HEADER,
  /** The same before it is served, and every byte while it is served. */
  BACKGROUND,
  /** Every byte before it is served. */
  FULL
}
