import { cleanLine } from '../forms/clean-text.ts';
import { searchName } from '../shipping/city-of-place.ts';

/** A typed text for finding a place. */
export interface PlaceTerm {
  /**
   * Words in lower case, of letters and digits only. Alone or joined with its neighbours, each begins a word of the
   * place or of a region around it.
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
  adm: null,
  administrasi: null,
};

/** Abbreviations in names of places, typed and official ones. */
const NAME_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({ gn: 'gunung', kep: 'kepulauan', sei: 'sungai', tj: 'tanjung', tjg: 'tanjung' }),
);

/** What shoppers write for a city, a regency or a province. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  kab: 'kabupaten',
  kotamadya: 'kota',
  kodya: 'kota',
  jkt: 'jakarta',
  jakpus: 'jakarta pusat',
  jakut: 'jakarta utara',
  jakbar: 'jakarta barat',
  jaksel: 'jakarta selatan',
  jaktim: 'jakarta timur',
  tangsel: 'tangerang selatan',
  jogja: 'yogyakarta',
  yogya: 'yogyakarta',
  jogjakarta: 'yogyakarta',
  diy: 'di yogyakarta',
  solo: 'surakarta',
  bdg: 'bandung',
  sby: 'surabaya',
  jabar: 'jawa barat',
  jateng: 'jawa tengah',
  jatim: 'jawa timur',
  sumut: 'sumatera utara',
  sumbar: 'sumatera barat',
  sumsel: 'sumatera selatan',
  kepri: 'kepulauan riau',
  babel: 'kepulauan bangka belitung',
  ntb: 'nusa tenggara barat',
  ntt: 'nusa tenggara timur',
  kalbar: 'kalimantan barat',
  kalteng: 'kalimantan tengah',
  kalsel: 'kalimantan selatan',
  kaltim: 'kalimantan timur',
  kaltara: 'kalimantan utara',
  sulut: 'sulawesi utara',
  sulteng: 'sulawesi tengah',
  sulsel: 'sulawesi selatan',
  sultra: 'sulawesi tenggara',
  sulbar: 'sulawesi barat',
  malut: 'maluku utara',
};

/** Full names whose short form the shop shows. */
const LONG_FORMS: readonly [long: string, short: string][] = [
  ['daerah istimewa', 'di'],
  ['daerah khusus ibukota', 'dki'],
  ['daerah khusus jakarta', 'dki jakarta'],
];

/** Most words to read: more than any place needs to be unique. */
const MOST_WORDS = 8;

/** The words of a name as the search compares them, with abbreviations written out. */
export const nameWords = (name: string): string[] =>
  name.split(' ').map((word) => NAME_FORMS.get(word) ?? word);

/** Parses a typed text; no words when there is nothing to search for. */
export function readPlaceTerm(typed: string): PlaceTerm {
  const text = LONG_FORMS.reduce(
    (all, [long, short]) => all.replace(long, short),
    searchName(cleanLine(typed)),
  );
  const all = text.split(' ').filter(Boolean);
  const kind = all.find((word) => Object.hasOwn(KINDS, word));
  const names = all.filter((word) => !Object.hasOwn(KINDS, word));
  const written = names.map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : null) ?? word);
  return {
    words: nameWords(written.join(' ')).filter(Boolean).slice(0, MOST_WORDS),
    level: (names.length > 0 && kind !== undefined && KINDS[kind]) || null,
  };
}
