package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.booleans.BooleanArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.record.LanguageRecord;

/** The language records and names of all layers; some ten thousand records, stored as objects. */
public final class StagedLanguages {
  public final List<LanguageRecord> records = new ArrayList<>();
  public final IntArrayList source = new IntArrayList();

  /** The glottocodes of other codes, in lower case. */
  public final Map<String, String> codes = new HashMap<>();

  /** The sources that know by which names speakers call their languages. */
  public final IntSet knowOwnNames = new IntOpenHashSet();

  public final IntArrayList nameLanguage = new IntArrayList();
  public final IntArrayList nameLocale = new IntArrayList();
  public final IntArrayList nameText = new IntArrayList();
  public final BooleanArrayList nameNative = new BooleanArrayList();
  public final IntArrayList nameSource = new IntArrayList();
}
