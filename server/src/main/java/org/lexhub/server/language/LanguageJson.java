package org.lexhub.server.language;

import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.NameTable;
import org.lexhub.store.text.TextColumn;

/** Writes languages as section 2.1 of the specification defines them. */
final class LanguageJson {
  static final int SCRIPTS = 1;
  static final int NAMES = 1 << 1;
  static final int FAMILY = 1 << 2;
  static final int CHILDREN = 1 << 3;

  /** The values of {@code include} for lists, in the order of the bits above. */
  static final Choices LIST_INCLUDES = Choices.of("scripts", "names", "family");

  /** The values of {@code include} for a single record, in the order of the bits above. */
  static final Choices RECORD_INCLUDES = Choices.of("scripts", "names", "family", "children");

  private static final JsonName MACROLANGUAGE = JsonName.of("macrolanguage");
  private static final JsonName MEMBERS = JsonName.of("members");

  private LanguageJson() {}

  /** Writes the full record. */
  static void record(JsonOut json, Store store, int row, int includes) {
    LanguageTable languages = store.languages();
    json.beginObject();
    heading(json, store, row);
    json.name(MemberNames.LEVEL).ascii(languages.levelOf(row).code());
    place(json, languages, row);
    json.name(MemberNames.STATUS).ascii(languages.statusOf(row).code());
    macrolanguage(json, store, row);
    if ((includes & SCRIPTS) != 0) {
      scriptObjects(json, store, row);
    }
    included(json, store, row, includes);
    if ((includes & CHILDREN) != 0) {
      children(json, store, row);
    }
    json.endObject();
  }

  /** Writes an item of a list: the record without its status, and with scripts as codes. */
  static void item(JsonOut json, Store store, int row, int includes) {
    LanguageTable languages = store.languages();
    json.beginObject();
    heading(json, store, row);
    json.name(MemberNames.LEVEL).ascii(languages.levelOf(row).code());
    place(json, languages, row);
    if ((includes & SCRIPTS) != 0) {
      scriptCodes(json, store, row);
    }
    included(json, store, row, includes);
    json.endObject();
  }

  /** Writes id, glottocode, ISO code and English name. */
  static void heading(JsonOut json, Store store, int row) {
    LanguageTable languages = store.languages();
    json.name(MemberNames.ID).number(languages.id(row));
    json.name(MemberNames.GLOTTOCODE).packed(languages.glottocode(row));
    json.name(MemberNames.ISO639_3).packed(languages.iso639(row));
    json.name(MemberNames.NAME).text(store.strings(), languages.name(row));
  }

  private static void place(JsonOut json, LanguageTable languages, int row) {
    int parent = languages.parent(row);
    json.name(MemberNames.PARENT_GLOTTOCODE).packed(parent < 0 ? 0 : languages.glottocode(parent));
    json.name(MemberNames.LATITUDE).decimal(languages.latitude(row));
    json.name(MemberNames.LONGITUDE).decimal(languages.longitude(row));
    long speakers = languages.speakers(row);
    json.name(MemberNames.SPEAKERS);
    if (speakers < 0) {
      json.nullValue();
    } else {
      json.number(speakers);
    }
  }

  /** Writes the macrolanguage that a language is or belongs to, with the members known here. */
  private static void macrolanguage(JsonOut json, Store store, int row) {
    LanguageCodes codes = store.codes();
    int entry = codes.macrolanguageOf(row);
    if (entry < 0) {
      return;
    }
    json.name(MACROLANGUAGE).packed(codes.code(entry)).name(MEMBERS).beginArray();
    for (int i = 0; i < codes.count(entry); i++) {
      long code = codes.codeOf(codes.language(entry, i));
      if (code != codes.code(entry)) {
        json.packed(code);
      }
    }
    json.endArray();
  }

  private static void included(JsonOut json, Store store, int row, int includes) {
    if ((includes & NAMES) != 0) {
      names(json, store, row);
    }
    if ((includes & FAMILY) != 0) {
      family(json, store, row);
    }
  }

  private static void scriptObjects(JsonOut json, Store store, int row) {
    TextColumn strings = store.strings();
    json.name(MemberNames.SCRIPTS).beginArray();
    for (int i = 0; i < store.languages().scriptCount(row); i++) {
      int script = store.languages().scriptAt(row, i);
      json.beginObject().name(MemberNames.CODE).text(strings, store.scripts().code(script));
      json.name(MemberNames.NAME).text(strings, store.scripts().name(script)).endObject();
    }
    json.endArray();
  }

  private static void scriptCodes(JsonOut json, Store store, int row) {
    json.name(MemberNames.SCRIPTS).beginArray();
    for (int i = 0; i < store.languages().scriptCount(row); i++) {
      json.text(store.strings(), store.scripts().code(store.languages().scriptAt(row, i)));
    }
    json.endArray();
  }

  private static void names(JsonOut json, Store store, int row) {
    NameTable names = store.names();
    json.name(MemberNames.NAMES).beginArray();
    for (int i = store.languages().nameStart(row); i < store.languages().nameEnd(row); i++) {
      json.beginObject().name(MemberNames.LOCALE).text(store.strings(), names.locale(i));
      json.name(MemberNames.NAME).text(store.strings(), names.name(i));
      if (names.own(i) != 0) {
        json.name(MemberNames.IS_NATIVE).bool(true);
      }
      json.endObject();
    }
    json.endArray();
  }

  private static void family(JsonOut json, Store store, int row) {
    int family = store.languages().family(row);
    json.name(MemberNames.FAMILY);
    if (family < 0) {
      json.nullValue();
      return;
    }
    json.beginObject().name(MemberNames.GLOTTOCODE).packed(store.languages().glottocode(family));
    json.name(MemberNames.NAME).text(store.strings(), store.languages().name(family)).endObject();
  }

  private static void children(JsonOut json, Store store, int row) {
    LanguageTable languages = store.languages();
    json.name(MemberNames.CHILDREN).beginArray();
    for (int i = 0; i < languages.childCount(row); i++) {
      int child = languages.childAt(row, i);
      json.beginObject();
      heading(json, store, child);
      json.name(MemberNames.LEVEL).ascii(languages.levelOf(child).code()).endObject();
    }
    json.endArray();
  }
}
