package org.lexhub.loader.merge;

import com.ibm.icu.util.ULocale;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Facts about ISO 639 codes that no dataset contains: macrolanguages and short codes. */
public final class LanguageCodeFacts {
  private static final String RESOURCE = "/org/lexhub/loader/macrolanguages.tsv";

  /** The bibliographic codes of ISO 639-2 that differ from ISO 639-3. */
  private static final String BIBLIOGRAPHIC =
      "alb sqi arm hye baq eus bur mya chi zho cze ces dut nld fre fra geo kat ger deu gre ell"
          + " ice isl mac mkd mao mri may msa per fas rum ron slo slk tib bod wel cym";

  private static final LanguageCodeFacts FACTS = new LanguageCodeFacts();

  private final SortedMap<String, List<String>> members = new TreeMap<>();
  private final SortedMap<String, String> modern = new TreeMap<>();
  private final SortedMap<String, String> shortCodes = new TreeMap<>();

  private LanguageCodeFacts() {
    String[] pairs = BIBLIOGRAPHIC.split(" ", -1);
    for (int i = 0; i < pairs.length; i += 2) {
      modern.put(pairs[i], pairs[i + 1]);
    }
    readMembers();
    for (String code : ULocale.getISOLanguages()) {
      if (code.length() == 2) {
        shortCodes.put(code, longCode(code));
      }
    }
    for (String code : List.of("iw", "in", "ji", "jw", "mo", "sh", "tl", "no", "bh")) {
      shortCodes.computeIfAbsent(code, LanguageCodeFacts::longCode);
    }
    shortCodes.put("sh", "hbs");
    shortCodes.put("bh", "bho");
    shortCodes.put("tw", "twi");
    shortCodes.put("jw", "jav");
    shortCodes.put("mo", "ron");
    shortCodes.values().removeIf(code -> code.length() != 3);
  }

  private static String longCode(String code) {
    return new ULocale(code).getISO3Language();
  }

  /** Returns the facts. */
  public static LanguageCodeFacts get() {
    return FACTS;
  }

  private void readMembers() {
    try (InputStream in =
            Objects.requireNonNull(
                LanguageCodeFacts.class.getResourceAsStream(RESOURCE), RESOURCE);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          String[] cells = line.split("\t", -1);
          members.put(cells[0], List.of(cells[1].split(" ", -1)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the macrolanguages with their members, the main one first. */
  public SortedMap<String, List<String>> macrolanguages() {
    return members;
  }

  /** Returns the ISO 639-3 code of each ISO 639-1 code. */
  public SortedMap<String, String> shortCodes() {
    return shortCodes;
  }

  /** Returns the ISO 639-3 code of each bibliographic code of ISO 639-2 that differs from it. */
  public SortedMap<String, String> bibliographicCodes() {
    return modern;
  }

  /** Returns the members of a macrolanguage, the main one first; none for any other code. */
  public List<String> members(String code) {
    return members.getOrDefault(code, List.of());
  }

  /** Returns the ISO 639-3 code of a two- or three-letter code in lower case. */
  public String iso639of(String code) {
    @Nullable String longer = code.length() == 2 ? shortCodes.get(code) : modern.get(code);
    return longer == null ? code : longer;
  }
}
