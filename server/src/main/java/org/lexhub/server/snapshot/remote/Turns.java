package org.lexhub.server.snapshot.remote;

/** Decides when a server may replace its snapshot, so that only some do so at once. */
public interface Turns {
  /** Every server may always replace its snapshot. */
  Turns ALWAYS =
      new Turns() {
        @Override
        public boolean take() {
          return true;
        }

        @Override
        public void end() {
          // nobody waits
        }
      };

  /**
   * Asks for a turn, which ends by itself after some minutes; returns whether this server has it.
   */
  boolean take();

  /** Ends the turn of this server. */
  void end();
}
