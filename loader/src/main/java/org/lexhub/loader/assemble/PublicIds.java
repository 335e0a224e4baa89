package org.lexhub.loader.assemble;

import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.staging.IdSource;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.id.LargeRegistryWriter;
import org.lexhub.store.table.id.Registry;
import org.lexhub.store.table.id.RegistryWriter;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Assigns the public ids of a snapshot. An entity of the previous snapshot keeps its id. The keys
 * of lexemes are (language id, part of speech, lemma), those of senses (lexeme id, meaning id), so
 * that they keep their ids even when a language or meaning gets a better key. The ids of senses are
 * so small that the ids of pairs, which combine two of them, stay below 2^53.
 */
final class PublicIds implements IdSource {
  private final RegistryWriter languages;
  private final RegistryWriter concepts;
  private final RegistryWriter meanings;
  private final LargeRegistryWriter lexemes;
  private final LargeRegistryWriter senses;
  private final ByteBuffer senseKey = ByteBuffer.allocate(2 * Integer.BYTES);
  private ByteBuffer lexemeKey = ByteBuffer.allocate(1 << 10);

  PublicIds(SnapshotWriter out, @Nullable Snapshot previous) {
    languages = registry(out, IdSections.LANGUAGE, previous);
    concepts = registry(out, IdSections.CONCEPT, previous);
    meanings = registry(out, IdSections.MEANING, previous);
    lexemes = large(out, IdSections.LEXEME, previous, Integer.MAX_VALUE);
    senses = large(out, IdSections.SENSE, previous, SenseTable.ID_BOUND);
  }

  private static RegistryWriter registry(
      SnapshotWriter out, IdSections sections, @Nullable Snapshot previous) {
    return RegistryWriter.create(out, sections, known(sections, previous));
  }

  private static LargeRegistryWriter large(
      SnapshotWriter out, IdSections sections, @Nullable Snapshot previous, int bound) {
    return LargeRegistryWriter.create(out, sections, known(sections, previous), bound);
  }

  private static @Nullable Registry known(IdSections sections, @Nullable Snapshot previous) {
    return previous == null ? null : Registry.open(previous, sections);
  }

  @Override
  public int language(String key) {
    return languages.id(key);
  }

  @Override
  public int concept(String catalogId) {
    return concepts.id(catalogId);
  }

  @Override
  public int meaning(List<String> keys) {
    return meanings.id(keys);
  }

  /** Returns the id of a lexeme. */
  int lexeme(int languageId, int pos, Utf8Buffer lemma) {
    if (lexemeKey.capacity() < lemma.length() + Integer.BYTES + 1) {
      lexemeKey = ByteBuffer.allocate(2 * lemma.length() + Integer.BYTES + 1);
    }
    lexemeKey.clear().putInt(languageId).put((byte) pos).put(lemma.bytes(), 0, lemma.length());
    return lexemes.id(lexemeKey.array(), 0, lexemeKey.position());
  }

  int sense(int lexemeId, int meaningId) {
    senseKey.clear().putInt(lexemeId).putInt(meaningId);
    return senses.id(senseKey.array(), 0, senseKey.position());
  }

  /** Writes the registries. */
  void close() {
    languages.close();
    concepts.close();
    meanings.close();
    lexemes.close();
    senses.close();
  }
}
