package org.lexhub.loader.record;

/**
 * Where data comes from and on what terms.
 *
 * @param name short unique name, the value of the {@code source} fields, for example {@code
 *     wordnet-3.0}
 * @param title full title
 * @param version version or date of the data
 * @param licence licence of the data, SPDX where there is one
 * @param attribution the credit that the licence asks for
 * @param url home of the data
 * @param prior how far an ordinary link of this source is trusted, 0 to 1
 */
public record SourceRecord(
    String name,
    String title,
    String version,
    String licence,
    String attribution,
    String url,
    double prior) {

  public SourceRecord {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a source needs a name");
    }
    if (!(prior >= 0 && prior <= 1)) {
      throw new IllegalArgumentException(
          "prior of source " + name + " is " + prior + ", it must lie between 0 and 1");
    }
  }
}
