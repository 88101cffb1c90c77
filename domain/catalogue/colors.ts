/**
 * The colours that goods come in, as data: what a colour is called in options ('Biru Dongker', 'navy'), and how each of
 * these words looks on a swatch. A product that we have never seen has the colours that its options name (P-LIST-21).
 */
const COLORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hitam: { hitam: '#1f1f22', black: '#1f1f22', arang: '#333', charcoal: '#333' },
  putih: { putih: '#fff', white: '#fff', gading: '#f6eedb', ivory: '#f6eedb', tulang: '#efe8da' },
  abu: { abu: '#92959b', gray: '#92959b', grey: '#92959b', grafit: '#55585e', granit: '#6d6f73' },
  krem: {
    krem: '#ead9b7',
    cream: '#ead9b7',
    beige: '#e3d3b4',
    nude: '#dcb79b',
    natural: '#d9bf94',
    khaki: '#b7a57a',
  },
  cokelat: {
    cokelat: '#7a4b2b',
    coklat: '#7a4b2b',
    brown: '#7a4b2b',
    tan: '#c1905c',
    mocca: '#8d6a52',
    soga: '#6b3d1e',
    perunggu: '#96683a',
  },
  merah: {
    merah: '#c8252c',
    red: '#c8252c',
    marun: '#7b1d2a',
    maroon: '#7b1d2a',
    terakota: '#c0623f',
    bata: '#a5452f',
  },
  pink: { pink: '#f2a0b8', mauve: '#b08296', peach: '#f8c3a4', persik: '#f8c3a4', fuchsia: '#cf2a86' },
  oranye: { oranye: '#ee7d1f', orange: '#ee7d1f', jingga: '#ee7d1f' },
  kuning: { kuning: '#f2c230', yellow: '#f2c230', lemon: '#f4e04b', stabilo: '#e3f22f' },
  hijau: {
    hijau: '#2f8f4e',
    green: '#2f8f4e',
    army: '#5b6236',
    olive: '#77773a',
    zaitun: '#77773a',
    sage: '#a5b497',
    lumut: '#6f7a45',
    mint: '#a6dfc6',
    emerald: '#14795a',
    toska: '#35b5aa',
  },
  biru: {
    biru: '#26c',
    blue: '#26c',
    navy: '#1e2b50',
    dongker: '#1e2b50',
    denim: '#4a6a94',
    indigo: '#36407e',
    langit: '#82c3ea',
  },
  ungu: { ungu: '#7a4bb0', purple: '#7a4bb0', lavender: '#b9a3dd', lilac: '#c6aade' },
  emas: { emas: '#cfa73f', gold: '#cfa73f' },
  perak: { perak: '#c5c9cf', silver: '#c5c9cf' },
};

/** Words that make the colour before them lighter or darker. */
const SHADES: ReadonlyMap<string, string> = new Map([
  ['muda', 'white 45%'],
  ['pastel', 'white 55%'],
  ['pudar', 'white 40%'],
  ['tua', 'black 40%'],
  ['malam', 'black 55%'],
]);

/** The slugs of all colours, in the order of the filter panel. */
export const COLOR_SLUGS: readonly string[] = Object.keys(COLORS);

/** The first word of the name of a variant that means its colour, or its size. */
const COLOR_NAMES = ['warna', 'color', 'colour'];
const SIZE_NAMES = ['ukuran', 'size'];

const firstWord = (name: string) => /^\p{L}+/u.exec(name.toLowerCase())?.[0] ?? '';

export const isColorVariant = (name: string) => COLOR_NAMES.includes(firstWord(name));
export const isSizeVariant = (name: string) => SIZE_NAMES.includes(firstWord(name));

/**
 * The words of an option. 'Merah muda' is pink and no light red; the SQL function `option_words`, which writes the
 * column that colours and sizes are found by, does the same.
 */
const wordsOf = (option: string) =>
  option
    .toLowerCase()
    .replaceAll('merah muda', 'pink')
    .split(/[^\p{L}\p{N}]+/u);

/** The option words of products with one of some colours. */
export const wordsOfColors = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) =>
    Object.keys(COLORS[slug] ?? {}).flatMap((word) => COLOR_NAMES.map((name) => `${name}:${word}`)),
  );

/** The option words of products with one of some sizes. */
export const wordsOfSizes = (sizes: readonly string[]): string[] =>
  sizes.flatMap((size) => SIZE_NAMES.map((name) => `${name}=${size}`));

const COLOR_OF: ReadonlyMap<string, string> = new Map(
  COLOR_SLUGS.flatMap((slug) => wordsOfColors([slug]).map((word): [string, string] => [word, slug])),
);

/** The colours and sizes that a product's option words name, each once. */
export function choicesIn(optionWords: readonly string[]): { colors: string[]; sizes: string[] } {
  const colors = new Set(optionWords.flatMap((word) => COLOR_OF.get(word) ?? []));
  const sizes = new Set(
    optionWords.flatMap((word) => {
      const [name = '', size] = word.split(/=(.*)/s);
      return size !== undefined && SIZE_NAMES.includes(name) ? [size] : [];
    }),
  );
  return { colors: [...colors], sizes: [...sizes] };
}

/**
 * The CSS background of an option, of one colour or two ('Hitam-Putih'), by the words that name one; of several words for one colour
 * the last is the most exact ('Biru Dongker'). Null where no word is a colour.
 */
export function swatchOf(option: string): string | null {
  const looks = new Map<string, string>();
  let last = '';
  for (const word of wordsOf(option)) {
    const color = COLOR_OF.get(`warna:${word}`);
    const look = COLORS[color ?? '']?.[word];
    const shade = SHADES.get(word);
    if (color !== undefined && look !== undefined) {
      looks.set(color, look);
      last = color;
    } else if (shade !== undefined && last !== '') {
      looks.set(last, `color-mix(in oklab, ${looks.get(last)}, ${shade})`);
    }
  }
  const [one = null, other] = looks.values();
  return other === undefined ? one : `linear-gradient(135deg, ${one} 50%, ${other} 50%)`;
}
