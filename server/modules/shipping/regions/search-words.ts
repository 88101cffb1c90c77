import { searchName } from '#domain/shipping/city-of-place.ts';

/** A typed text for finding a region. */
export interface RegionTerm {
  /**
   * Words in lower case, of letters and digits only; each starts a word of the place or of a region around
   * it.
   */
  words: readonly string[];
  /** The kind of place that 'kec.' or 'kel.' asks for; null for any. */
  level: 3 | 4 | null;
}

/** Words for a kind of place; they set the level and are not part of a name. */
const KINDS: Readonly<Record<string, 3 | 4 | null>> = {
  kec: 3,
  kecamatan: 3,
  distrik: 3,
  kel: 4,
  kelurahan: 4,
  desa: 4,
  prov: null,
  provinsi: null,
};

/** Common abbreviations in names. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{ kab: 'kabupaten', jkt: 'jakarta', jakpus: 'jakarta pusat', jakut: 'jakarta utara' },
  ...{ jakbar: 'jakarta barat', jaksel: 'jakarta selatan', jaktim: 'jakarta timur' },
  ...{ tangsel: 'tangerang selatan', jogja: 'yogyakarta', yogya: 'yogyakarta', diy: 'di yogyakarta' },
  ...{ solo: 'surakarta', jabar: 'jawa barat', jateng: 'jawa tengah', jatim: 'jawa timur' },
  ...{ sumut: 'sumatera utara', sumbar: 'sumatera barat', sumsel: 'sumatera selatan' },
  ...{ kepri: 'kepulauan riau', babel: 'kepulauan bangka belitung', ntb: 'nusa tenggara barat' },
  ...{ ntt: 'nusa tenggara timur', kalbar: 'kalimantan barat', kalteng: 'kalimantan tengah' },
  ...{ kalsel: 'kalimantan selatan', kaltim: 'kalimantan timur', kaltara: 'kalimantan utara' },
  ...{ sulut: 'sulawesi utara', sulteng: 'sulawesi tengah', sulsel: 'sulawesi selatan' },
  ...{ sultra: 'sulawesi tenggara', sulbar: 'sulawesi barat', malut: 'maluku utara' },
};

/** Most words to read: more than any place needs to be unique. */
const MOST_WORDS = 8;

/** Parses a typed text; no words when there is nothing to search for. */
export function readRegionTerm(typed: string): RegionTerm {
  const all = searchName(typed).split(' ').filter(Boolean);
  const kind = all.find((word) => word in KINDS);
  const names = all.filter((word) => !(word in KINDS));
  return {
    words: names.flatMap((word) => (SHORT_FORMS[word] ?? word).split(' ')).slice(0, MOST_WORDS),
    level: (names.length > 0 && kind !== undefined && KINDS[kind]) || null,
  };
}
