package org.lexhub.server.export;

import java.util.List;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;

/**
 * TEI Lex-0: an {@code entry} for each lexeme; translations are {@code cit} elements of their
 * sense.
 *
 * @see <a href="https://lex0.org/">TEI Lex-0</a>
 */
final class TeiFormat {
  private final ExportScope scope;
  private final Store store;
  private final String tag;

  TeiFormat(ExportScope scope) {
    this.scope = scope;
    store = scope.store();
    tag = scope.tags().of(scope.source().get(0));
  }

  List<Pass> passes() {
    return List.of(
        Pass.once(this::head),
        Pass.text(scope::lexemes, this::entry),
        Pass.once(out -> out.append("</body></text>\n</TEI>\n")));
  }

  private void head(StringBuilder out) {
    out.append(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <TEI xmlns="http://www.tei-c.org/ns/1.0" type="lex-0">
        <teiHeader><fileDesc><titleStmt>\
        """);
    Xml.element("title", "", "Lexhub " + scope.title(), out);
    out.append("</titleStmt>\n<publicationStmt><publisher>Lexhub</publisher><availability>");
    List<Credit> credits = Credit.of(scope);
    for (Credit credit : credits) {
      StringBuilder target = new StringBuilder();
      boolean address = credit.url().startsWith("http");
      Xml.attribute("target", address ? credit.url().replace(" ", "%20") : "", target);
      Xml.element("licence", target.toString(), credit.line(), out);
    }
    if (credits.isEmpty()) {
      out.append("<p>No source.</p>");
    }
    out.append("</availability></publicationStmt>\n<sourceDesc><listBibl type=\"dictionaries\">");
    for (Credit credit : credits) {
      out.append("<bibl xml:id=\"source-").append(credit.row()).append("\">");
      Xml.element("title", "", credit.title().isEmpty() ? credit.name() : credit.title(), out);
      if (!credit.attribution().isEmpty()) {
        Xml.element("note", "", credit.attribution(), out);
      }
      out.append("</bibl>");
    }
    out.append(credits.isEmpty() ? "<bibl>-</bibl>" : "");
    out.append("</listBibl></sourceDesc></fileDesc>\n<profileDesc><langUsage>");
    LanguageSet target = scope.target();
    language(target == null ? "objectLanguage" : "sourceLanguage", scope.source(), out);
    if (target != null) {
      language("targetLanguage", target, out);
    }
    out.append("<language ident=\"").append(ExportScope.ENGLISH);
    out.append("\" role=\"workingLanguage\">English</language>");
    out.append("</langUsage></profileDesc></teiHeader>\n<text><body>\n");
  }

  private void language(String role, LanguageSet languages, StringBuilder out) {
    int row = languages.get(0);
    String attributes = " ident=\"" + scope.tags().of(row) + "\" role=\"" + role + "\"";
    Xml.element("language", attributes, scope.string(store.languages().name(row)), out);
  }

  private void entry(int lexeme, StringBuilder out) {
    LexemeTable lexemes = store.lexemes();
    out.append("<entry type=\"mainEntry\" xml:id=\"l").append(lexemes.id(lexeme));
    out.append("\" xml:lang=\"");
    out.append(tag).append('"');
    Xml.attribute("source", sources(lexeme), out);
    out.append("><form type=\"lemma\">");
    Xml.element("orth", "", scope.string(lexemes.lemma(lexeme)), out);
    boolean details = scope.allowed().lexemeDetails(lexeme);
    if (details) {
      for (int i = lexemes.pronunciationStart(lexeme); i < lexemes.pronunciationEnd(lexeme); i++) {
        String ipa = scope.string(lexemes.pronunciationIpa(i));
        if (!ipa.isEmpty()) {
          Xml.element("pron", " notation=\"ipa\"", ipa, out);
        }
      }
    }
    out.append("</form>");
    for (int i = lexemes.formStart(lexeme); details && i < lexemes.formEnd(lexeme); i++) {
      out.append("<form type=\"inflected\">");
      Xml.element("orth", "", scope.string(lexemes.formText(i)), out);
      out.append("</form>");
    }
    out.append("<gramGrp>");
    Xml.element("gram", " type=\"pos\"", lexemes.posOf(lexeme).code(), out);
    out.append("</gramGrp>");
    scope.senses(lexeme).forEach(sense -> sense(sense, out));
    out.append("</entry>\n");
  }

  private String sources(int lexeme) {
    StringBuilder text = new StringBuilder();
    LexemeTable lexemes = store.lexemes();
    for (int i = 0; i < lexemes.sourceCount(lexeme); i++) {
      int source = lexemes.sourceAt(lexeme, i);
      if (scope.allowed().source(source)) {
        text.append(text.isEmpty() ? "#source-" : " #source-").append(source);
      }
    }
    return text.toString();
  }

  private void sense(int sense, StringBuilder out) {
    SenseTable senses = store.senses();
    out.append("<sense xml:id=\"s").append(senses.id(sense)).append("\">");
    String gloss = scope.gloss(sense);
    if (!gloss.isEmpty()) {
      Xml.element("def", "", gloss, out);
    }
    if (scope.allowed().senseTexts(sense)) {
      for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
        String text = scope.text(senses.definitionText(i));
        if (!text.equals(gloss)) {
          String language = scope.tags().of(senses.definitionLanguage(i));
          Xml.element("def", " xml:lang=\"" + language + "\"", text, out);
        }
      }
      for (int i = senses.exampleStart(sense); i < senses.exampleEnd(sense); i++) {
        out.append("<cit type=\"example\">");
        Xml.element("quote", "", scope.text(senses.exampleText(i)), out);
        out.append("</cit>");
      }
    }
    for (int lexeme : scope.translations(sense)) {
      String language = scope.tags().of(store.lexemes().language(lexeme));
      out.append("<cit type=\"translationEquivalent\" xml:lang=\"").append(language);
      out.append("\"><form>");
      Xml.element("orth", "", scope.string(store.lexemes().lemma(lexeme)), out);
      out.append("</form></cit>");
    }
    out.append("</sense>");
  }
}
