/** Whom a thing is for, as bits. */
export const AUDIENCE = { men: 1, women: 2, children: 4 } as const;
export type Audience = keyof typeof AUDIENCE;

const WORDS: Readonly<Record<Audience, string>> = {
  men: 'pria cowok cowo laki lelaki men mens man bapak',
  women: 'wanita cewek cewe perempuan women womens woman',
  children: 'anak kids kid bocah balita',
};

export const AUDIENCES = Object.keys(AUDIENCE) as Audience[];

const byWord = new Map(
  AUDIENCES.flatMap((audience) => WORDS[audience].split(' ').map((word) => [word, audience] as const)),
);

/** Slugs of subcategories and categories whose goods are for somebody, where their names do not say otherwise. */
export const AUDIENCE_PLACES: Readonly<Record<Audience, readonly string[]>> = {
  men: ['pakaian-pria'],
  women: ['pakaian-wanita', 'makeup'],
  children: ['ibu-bayi', 'toys'],
};

/** Whom a word names; undefined for one that names nobody. */
export const audienceOf = (word: string): Audience | undefined => byWord.get(word);

/** All words for somebody, the plainest first. */
export const audienceWords = (audience: Audience): readonly string[] => WORDS[audience].split(' ');

/** Whom the words of a product's name say it is for; men and women for 'unisex', nobody when they say nothing. */
export function audienceBits(words: Iterable<{ readonly word: string }>): number {
  let bits = 0;
  for (const { word } of words) {
    const audience = byWord.get(word);
    if (audience) bits |= AUDIENCE[audience];
    if (word === 'unisex') bits |= AUDIENCE.men | AUDIENCE.women;
  }
  return bits;
}
