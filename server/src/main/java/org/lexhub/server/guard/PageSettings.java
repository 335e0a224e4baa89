package org.lexhub.server.guard;

/**
 * What people may do without a key.
 *
 * @param open whether pages show the dictionary at all
 * @param perSecond how many requests an address has each second; twelve times as many may come at
 *     once
 * @param perDay how many it has each day
 * @param allPerSecond how many all addresses together have each second
 */
public record PageSettings(boolean open, int perSecond, int perDay, int allPerSecond) {
  /** The usual settings: enough to look around for hours, too little to carry a dictionary off. */
  public static final PageSettings USUAL = new PageSettings(true, 5, 5_000, 200);

  /** No pages but those of accounts and the documentation. */
  public static final PageSettings OFF = new PageSettings(false, 1, 1, 1);

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if one is below 1
   */
  public PageSettings {
    if (perSecond < 1 || perDay < 1 || allPerSecond < 1) {
      throw new IllegalArgumentException("limits of pages are at least 1");
    }
  }
}
