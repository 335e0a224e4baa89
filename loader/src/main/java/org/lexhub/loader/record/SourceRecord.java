package org.lexhub.loader.record;

/**
 * The origin of data, and its licence.
 *
 * @param name the short unique name, the value of the {@code source} fields, for example {@code
 *     wordnet-3.0}
 * @param title the full title
 * @param version the version or date of the data
 * @param licence the licence of the data, as an SPDX identifier if possible
 * @param attribution the credit that the licence requires
 * @param url the home page of the data
 * @param prior the confidence of an ordinary link of this source, 0 to 1
 * @param project the work that the data is part of: sources of one project, such as the two
 *     directions of a dictionary, do not confirm each other; the name of most sources
 */
public record SourceRecord(
    String name,
    String title,
    String version,
    String licence,
    String attribution,
    String url,
    double prior,
    String project) {

  /** Creates a source that belongs to no larger project. */
  public SourceRecord(
      String name,
      String title,
      String version,
      String licence,
      String attribution,
      String url,
      double prior) {
    this(name, title, version, licence, attribution, url, prior, name);
  }

  public SourceRecord {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a source needs a name");
    }
    if (!(prior >= 0 && prior <= 1)) {
      throw new IllegalArgumentException(
          "prior of source " + name + " is " + prior + ", it must be between 0 and 1");
    }
  }

  /** Returns the same source as a part of a project. */
  public SourceRecord withProject(String value) {
    return new SourceRecord(name, title, version, licence, attribution, url, prior, value);
  }
}
