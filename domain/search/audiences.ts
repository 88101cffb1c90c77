/** Whom goods are for, as bits. */
export const AUDIENCE = { men: 1, women: 2, children: 4 } as const;
export type Audience = keyof typeof AUDIENCE;

const WORDS: Readonly<Record<Audience, string>> = {
  men: 'pria cowok cowo laki lelaki men mens man bapak ayah papa suami',
  women: 'wanita cewek cewe perempuan women womens woman ladies ibu mama mamah bunda istri cwe',
  children: 'anak kids kid children bocah balita bocil',
};

export const AUDIENCES = Object.keys(AUDIENCE) as Audience[];

const byWord = new Map(
  AUDIENCES.flatMap((audience) => WORDS[audience].split(' ').map((word) => [word, audience] as const)),
);

/**
 * Slugs of subcategories and categories whose goods are for an audience, unless their names say otherwise.
 */
export const AUDIENCE_PLACES: Readonly<Record<Audience, readonly string[]>> = {
  men: ['pakaian-pria', 'mobil-rc'],
  women: ['pakaian-wanita', 'makeup', 'boneka'],
  children: ['ibu-bayi', 'toys'],
};

/** Slugs of categories and subcategories where presents for an audience are found, the likeliest first. */
export const GIFT_PLACES: Readonly<Record<Audience, readonly string[]>> = {
  men: ['aksesoris-fashion', 'parfum', 'smartwatch'],
  women: ['parfum', 'tas', 'makeup'],
  children: ['toys'],
};

/** The audience that a word names; undefined for other words. */
export const audienceOf = (word: string): Audience | undefined => byWord.get(word);

/** All words for an audience, the plainest first. */
export const audienceWords = (audience: Audience): readonly string[] => WORDS[audience].split(' ');

/** The audience that a product's name states: men and women for 'unisex', 0 when it states none. */
export function audienceBits(words: Iterable<{ readonly word: string }>): number {
  let bits = 0;
  for (const { word } of words) {
    const audience = byWord.get(word);
    if (audience) bits |= AUDIENCE[audience];
    if (word === 'unisex') bits |= AUDIENCE.men | AUDIENCE.women;
  }
  return bits;
}
