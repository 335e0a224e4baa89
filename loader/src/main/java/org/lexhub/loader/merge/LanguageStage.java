package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.booleans.BooleanArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.loader.record.LanguageRecord;

/** What the layers say about languages; there are only tens of thousands, so records are kept. */
final class LanguageStage {
  final List<LanguageRecord> records = new ArrayList<>();
  final IntArrayList source = new IntArrayList();

  final IntArrayList nameLanguage = new IntArrayList();
  final IntArrayList nameLocale = new IntArrayList();
  final IntArrayList nameText = new IntArrayList();
  final BooleanArrayList nameNative = new BooleanArrayList();
  final IntArrayList nameSource = new IntArrayList();
}
