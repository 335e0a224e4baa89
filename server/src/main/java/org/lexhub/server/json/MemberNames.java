package org.lexhub.server.json;

/**
 * The names of members that several endpoints write. Those of the attributes of lexemes are in
 * {@link org.lexhub.store.table.schema.LexemeColumn}.
 */
public final class MemberNames {
  public static final JsonName ACCENT = JsonName.of("accent");
  public static final JsonName AUDIO_URL = JsonName.of("audio_url");
  public static final JsonName CHILDREN = JsonName.of("children");
  public static final JsonName CODE = JsonName.of("code");
  public static final JsonName CONFIDENCE = JsonName.of("confidence");
  public static final JsonName CORPUS = JsonName.of("corpus");
  public static final JsonName COUNT = JsonName.of("count");
  public static final JsonName DATA = JsonName.of("data");
  public static final JsonName DEFINITIONS = JsonName.of("definitions");
  public static final JsonName DOMAIN = JsonName.of("domain");
  public static final JsonName EXAMPLES = JsonName.of("examples");
  public static final JsonName FAMILY = JsonName.of("family");
  public static final JsonName FEATURES = JsonName.of("features");
  public static final JsonName FORM = JsonName.of("form");
  public static final JsonName FORMS = JsonName.of("forms");
  public static final JsonName FREQUENCY = JsonName.of("frequency");
  public static final JsonName GLOSS = JsonName.of("gloss");
  public static final JsonName GLOTTOCODE = JsonName.of("glottocode");
  public static final JsonName ID = JsonName.of("id");
  public static final JsonName IPA = JsonName.of("ipa");
  public static final JsonName ISO639_3 = JsonName.of("iso639_3");
  public static final JsonName IS_NATIVE = JsonName.of("is_native");
  public static final JsonName LANGUAGE = JsonName.of("language");
  public static final JsonName LANGUAGE_ID = JsonName.of("language_id");
  public static final JsonName LANGUAGE_NAME = JsonName.of("language_name");
  public static final JsonName LATITUDE = JsonName.of("latitude");
  public static final JsonName LEMMA = JsonName.of("lemma");
  public static final JsonName LEVEL = JsonName.of("level");
  public static final JsonName LEXEME_ID = JsonName.of("lexeme_id");
  public static final JsonName LIMIT = JsonName.of("limit");
  public static final JsonName LOCALE = JsonName.of("locale");
  public static final JsonName LONGITUDE = JsonName.of("longitude");
  public static final JsonName MATCHED_NAME = JsonName.of("matched_name");
  public static final JsonName MATCH_TYPE = JsonName.of("match_type");
  public static final JsonName MEANING_ID = JsonName.of("meaning_id");
  public static final JsonName META = JsonName.of("meta");
  public static final JsonName NAME = JsonName.of("name");
  public static final JsonName NAMES = JsonName.of("names");
  public static final JsonName OFFSET = JsonName.of("offset");
  public static final JsonName PARENT_GLOTTOCODE = JsonName.of("parent_glottocode");
  public static final JsonName PER_MILLION = JsonName.of("per_million");
  public static final JsonName POS = JsonName.of("pos");
  public static final JsonName PROFICIENCY = JsonName.of("proficiency");
  public static final JsonName PRONUNCIATIONS = JsonName.of("pronunciations");
  public static final JsonName QUERY = JsonName.of("query");
  public static final JsonName RANK = JsonName.of("rank");
  public static final JsonName READING_MADE = JsonName.of("reading_made");
  public static final JsonName REGISTER = JsonName.of("register");
  public static final JsonName ROMANIZATION_MADE = JsonName.of("romanization_made");
  public static final JsonName SCORE = JsonName.of("score");
  public static final JsonName SCRIPTS = JsonName.of("scripts");
  public static final JsonName SENSES = JsonName.of("senses");
  public static final JsonName SENSE_ID = JsonName.of("sense_id");
  public static final JsonName SENSE_ORDER = JsonName.of("sense_order");
  public static final JsonName SOURCE = JsonName.of("source");
  public static final JsonName SOURCES = JsonName.of("sources");
  public static final JsonName SPEAKERS = JsonName.of("speakers");
  public static final JsonName STATUS = JsonName.of("status");
  public static final JsonName SUGGESTION = JsonName.of("suggestion");
  public static final JsonName TEXT = JsonName.of("text");
  public static final JsonName TOTAL = JsonName.of("total");
  public static final JsonName TRANSLATION = JsonName.of("translation");
  public static final JsonName TRANSLATIONS = JsonName.of("translations");

  private MemberNames() {}
}
