package org.lexhub.server.lexeme;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * The relation types that a request names: those of meanings and words, {@code synonym} also for
 * words of the same meaning, and {@code holonym}, {@code meronym} and {@code domain} for all their
 * kinds.
 */
public final class RelationTypes {
  static final String SYNONYM = RelationType.SYNONYM.code();

  /** The last number: the other types are below it. */
  static final int SYNONYM_NUMBER = RelationType.SYNONYM.number();

  private static final List<String> GROUPS = List.of("holonym", "meronym", "domain");

  /** The words that a request can use: synonym, the groups, then the types by number. */
  private static final Choices CHOICES = Choices.of(words());

  private static final int FIRST_TYPE = 1 + GROUPS.size();

  private final boolean synonyms;
  private final int types;

  private RelationTypes(boolean synonyms, int types) {
    this.synonyms = synonyms;
    this.types = types;
  }

  /** All types. */
  public static final RelationTypes ALL = new RelationTypes(true, -1);

  private static String[] words() {
    List<String> words = new ArrayList<>();
    words.add(SYNONYM);
    words.addAll(GROUPS);
    for (int type = 0; type < SYNONYM_NUMBER; type++) {
      words.add(RelationType.at(type).code());
    }
    return words.toArray(String[]::new);
  }

  /**
   * Reads the parameter {@code type}; without it all types count.
   *
   * @throws org.lexhub.server.http.parameter.ApiError 400 for an unknown type
   */
  public static RelationTypes read(Parameters parameters) {
    int chosen = parameters.choices(Param.TYPE, CHOICES);
    if (chosen == 0) {
      return ALL;
    }
    int types = chosen >>> FIRST_TYPE;
    for (int group = 0; group < GROUPS.size(); group++) {
      if ((chosen & (2 << group)) != 0) {
        types |= members(GROUPS.get(group));
      }
    }
    return new RelationTypes((chosen & 1) != 0, types);
  }

  private static int members(String group) {
    int types = 0;
    for (int type = 0; type < SYNONYM_NUMBER; type++) {
      types |= RelationType.at(type).code().contains(group) ? 1 << type : 0;
    }
    return types;
  }

  /** Returns whether words of the same meaning count. */
  boolean hasSynonyms() {
    return synonyms;
  }

  /** Returns whether the relation type with a number counts. */
  boolean has(int type) {
    return type == SYNONYM_NUMBER ? synonyms : (types & (1 << type)) != 0;
  }
}
