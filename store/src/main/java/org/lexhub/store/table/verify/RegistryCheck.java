package org.lexhub.store.table.verify;

import java.util.BitSet;
import org.lexhub.store.table.id.IdIndex;
import org.lexhub.store.table.id.Registry;
import org.lexhub.store.table.schema.IdSections;

/**
 * Checks that every registry is in order and contains every id in use; several keys can share an
 * id.
 */
final class RegistryCheck {
  private final TableCheck check;

  RegistryCheck(TableCheck check) {
    this.check = check;
  }

  void run() {
    checkEntity(IdSections.LANGUAGE, check.languages);
    checkEntity(IdSections.LEXEME, check.lexemes);
    checkEntity(IdSections.SENSE, check.senses);
    checkEntity(IdSections.MEANING, check.meanings);
    checkEntity(IdSections.CONCEPT, check.concepts);
  }

  private void checkEntity(IdSections sections, int rows) {
    String keys = sections.registryKeys();
    String ids = sections.registryIds();
    Registry registry = Registry.open(check.snapshot, sections);
    check.mark(keys);
    check.ints(ids, registry.size(), 1, Integer.MAX_VALUE - 1);
    BitSet known = new BitSet();
    for (int i = 0; i < registry.size(); i++) {
      check.require(
          i == 0 || registry.key(i) > registry.key(i - 1), keys, "ascending fingerprints", i);
      known.set(registry.id(i));
    }
    IdIndex index = IdIndex.open(check.snapshot, sections);
    for (int row = 0; row < rows; row++) {
      check.require(known.get(index.id(row)), ids, "all ids of the table", row);
    }
  }
}
