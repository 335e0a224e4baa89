package org.lexhub.loader.source.stardict;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The text of an entry of Littré, in lines:
 *
 * <pre>
 * &lt;i>&lt;small>(mê-zon) s. f.&lt;/small>&lt;/i>
 * &lt;b>1°&lt;/b> Terme de marine. Bâtiment servant de logis. Une maison de pierre.
 * &lt;span foreground="#0000CD">quotation&lt;/span>, &lt;span foreground="#B22222">author&lt;/span>
 *     Fig. another use
 * &lt;b>&lt;big>ÉTYMOLOGIE&lt;/big>&lt;/b>
 * </pre>
 *
 * <p>The first sentence of a sense is its definition, after labels of register and subject; other
 * sentences are examples.
 *
 * @param grammar the abbreviation of the part of speech and gender, such as {@code s. f.}; may be
 *     empty
 * @param senses in the order of the entry
 * @param etymology the first paragraph of the section, null for none
 */
record LittreEntry(String grammar, List<Sense> senses, @Nullable String etymology) {
  private static final Pattern HEAD =
      Pattern.compile("^\\s*<i><small>\\(.*?\\)([^<\\n]*)[^<]*</small></i>", Pattern.DOTALL);
  private static final Pattern SECTION = Pattern.compile("<b><big>([^<]*)</big></b>");
  private static final Pattern NUMBER = Pattern.compile("<b>\\d+°</b>");
  private static final Pattern QUOTATION =
      Pattern.compile("<span foreground=\"#0000CD\">([^<]*)</span>");

  /** The end of a sentence; initials and abbreviations such as "M." or "etc." do not end one. */
  private static final Pattern SENTENCE =
      Pattern.compile("(?<=[\\p{Ll})]{2}[.!?])(?<!\\betc\\.)\\s+(?=[\\p{Lu}«])");

  private static final Pattern LABEL =
      Pattern.compile(
          "(?:(?:Ancien(?:ne)? )?[Tt]ermes? (?:de|d'|du|des|en) ?[^.]{2,40}"
              + "|Fig|Néologisme|Familièrement|Populairement|Par extension|Par analogie|Absolument"
              + "|Adj|Adv|Adverbialement|S\\. [mf]|V\\. [an]|Substantivement|Adjectivement|Vieilli"
              + "|Terme (?:vieilli|familier|populaire|poétique)|Poétiquement|Fam|Pop|Au propre"
              + "|Par plaisanterie|Par exagération|Autrefois|Anciennement|Particulièrement)\\.");
  private static final int MAX_QUOTATIONS = 3;
  private static final int MAX_QUOTATION = 300;

  /**
   * A sense.
   *
   * @param labels what stands before the definition, each without full stop
   * @param definition a sentence; may be empty
   * @param quotations of authors
   */
  record Sense(List<String> labels, String definition, List<String> quotations) {
    Sense {
      labels = List.copyOf(labels);
      quotations = List.copyOf(quotations);
    }
  }

  LittreEntry {
    senses = List.copyOf(senses);
  }

  /** Reads the text of an entry; returns null if it does not begin with a pronunciation. */
  static @Nullable LittreEntry of(String text) {
    Matcher head = HEAD.matcher(text);
    if (!head.find()) {
      return null;
    }
    String rest = text.substring(head.end());
    Matcher section = SECTION.matcher(rest);
    String body = section.find() ? rest.substring(0, section.start()) : rest;
    List<Sense> senses = new ArrayList<>();
    String[] parts = NUMBER.split(body, -1);
    for (int i = parts.length == 1 ? 0 : 1; i < parts.length; i++) {
      senses.add(sense(parts[i]));
    }
    return new LittreEntry(head.group(1).strip(), senses, section(rest, "ÉTYMOLOGIE"));
  }

  private static @Nullable String section(String text, String name) {
    Matcher section = SECTION.matcher(text);
    while (section.find()) {
      if (section.group(1).equals(name)) {
        String paragraph =
            PangoText.plain(text.substring(section.end()).strip().lines().findFirst().orElse(""));
        return paragraph.isEmpty() ? null : paragraph;
      }
    }
    return null;
  }

  private static Sense sense(String marked) {
    List<String> quotations = new ArrayList<>();
    Matcher quotation = QUOTATION.matcher(marked);
    while (quotations.size() < MAX_QUOTATIONS && quotation.find()) {
      String plain = PangoText.plain(quotation.group(1));
      if (!plain.isEmpty() && plain.length() <= MAX_QUOTATION) {
        quotations.add(plain);
      }
    }
    String use = marked.strip().lines().findFirst().orElse("");
    int cited = use.indexOf("<span");
    String line = PangoText.plain(cited < 0 ? use : use.substring(0, cited));
    List<String> labels = new ArrayList<>();
    Matcher label = LABEL.matcher(line);
    while (label.lookingAt()) {
      labels.add(label.group().replaceFirst("\\.$", ""));
      line = line.substring(label.end()).strip();
      label = LABEL.matcher(line);
    }
    return new Sense(labels, SENTENCE.split(line, 2)[0], quotations);
  }
}
