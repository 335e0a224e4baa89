package org.lexhub.store.table.verify;

import java.util.BitSet;
import org.lexhub.store.table.id.IdIndex;
import org.lexhub.store.table.id.Registry;

/** Checks that every registry is in order and knows every id in use; several keys may share one. */
final class RegistryCheck {
  private final TableCheck check;

  RegistryCheck(TableCheck check) {
    this.check = check;
  }

  void run() {
    checkEntity("language", check.languages);
    checkEntity("lexeme", check.lexemes);
    checkEntity("sense", check.senses);
    checkEntity("meaning", check.meanings);
    checkEntity("concept", check.concepts);
  }

  private void checkEntity(String entity, int rows) {
    String keys = "registry." + entity + ".keys";
    String ids = "registry." + entity + ".ids";
    Registry registry = Registry.open(check.snapshot, entity);
    check.ints(ids, registry.size(), 1, Integer.MAX_VALUE - 1);
    BitSet known = new BitSet();
    for (int i = 0; i < registry.size(); i++) {
      check.require(
          i == 0 || registry.key(i) > registry.key(i - 1), keys, "ascending fingerprints", i);
      known.set(registry.id(i));
    }
    IdIndex index = IdIndex.open(check.snapshot, entity);
    for (int row = 0; row < rows; row++) {
      check.require(known.get(index.id(row)), ids, "all ids of the table", row);
    }
  }
}
