package org.lexhub.server.guard;

/**
 * The limits of people, who use pages without a key.
 *
 * @param open whether pages show the dictionary
 * @param perSecond the number of requests that an address regains each second, see {@link
 *     #maxBurst}
 * @param perDay the number of requests that an address has each day
 * @param perMonth the maximum number of requests of an address in any 30 days; less than the free
 *     plan has, so that programs have a reason to use a key
 * @param allPerSecond the number of requests that all addresses together have each second
 */
public record PageSettings(
    boolean open, int perSecond, int perDay, int perMonth, int allPerSecond) {
  private static final int DEFAULT_PER_SECOND = 5;
  private static final int DEFAULT_PER_DAY = 1_000;
  private static final int DEFAULT_PER_MONTH = 5_000;
  private static final int DEFAULT_ALL_PER_SECOND = 200;
  private static final int SECONDS_PER_BURST = 12;

  /** The default: enough to look around for hours, too little to copy the dictionary. */
  public static final PageSettings DEFAULT =
      new PageSettings(
          true, DEFAULT_PER_SECOND, DEFAULT_PER_DAY, DEFAULT_PER_MONTH, DEFAULT_ALL_PER_SECOND);

  /** No pages except those of accounts and the documentation. */
  public static final PageSettings OFF = new PageSettings(false, 1, 1, 1, 1);

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if one is below 1
   */
  public PageSettings {
    if (perSecond < 1 || perDay < 1 || perMonth < 1 || allPerSecond < 1) {
      throw new IllegalArgumentException("limits of pages must be at least 1");
    }
  }

  /** Returns the maximum number of requests that an address can send at once. */
  public long maxBurst() {
    return (long) perSecond * SECONDS_PER_BURST;
  }
}
