/**
 * Words that Indonesian shoppers use for the same thing. Each group is symmetric; a word stands in one group only.
 * Kept in lower case. Source: P-SEARCH-4 and everyday usage.
 */
const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  ['hp', 'handphone', 'ponsel', 'smartphone', 'telepon'],
  ['laptop', 'notebook'],
  ['earbuds', 'tws', 'earphone'],
  ['headphone', 'headset'],
  ['speaker', 'pengeras suara'],
  ['powerbank', 'power bank'],
  ['charger', 'pengisi daya', 'casan'],
  ['jam tangan pintar', 'smartwatch'],
  ['tv', 'televisi'],
  ['baju', 'pakaian', 'kaos', 'kemeja', 'atasan'],
  ['celana', 'jeans'],
  ['sepatu', 'sneakers', 'sneaker'],
  ['tas', 'ransel', 'backpack', 'tote bag'],
  ['hijab', 'jilbab', 'kerudung', 'pashmina'],
  ['sofa', 'kursi tamu'],
  ['panci', 'wajan'],
  ['bantal', 'guling'],
  ['sprei', 'seprai'],
  ['lampu', 'bohlam'],
  ['lipstik', 'lipstick', 'lip cream', 'lip tint'],
  ['pelembap', 'moisturizer', 'pelembab'],
  ['tabir surya', 'sunscreen', 'sunblock'],
  ['parfum', 'minyak wangi'],
  ['sampo', 'shampoo'],
  ['tensimeter', 'alat tensi'],
  ['popok', 'pampers'],
  ['dot', 'botol susu'],
  ['camilan', 'snack', 'cemilan', 'keripik', 'kripik'],
  ['mi', 'mie'],
  ['cokelat', 'coklat'],
  ['kue', 'kukis', 'cookies'],
  ['raket', 'badminton', 'bulu tangkis'],
  ['sepeda', 'bike'],
  ['matras', 'yoga mat'],
  ['barbel', 'dumbbell', 'dumbel'],
  ['boneka', 'plush'],
  ['puzzle', 'teka-teki'],
  ['balok', 'blok', 'brick'],
  ['gitar', 'ukulele'],
  ['pensil warna', 'crayon', 'krayon'],
];

const groupOf = new Map(SYNONYM_GROUPS.flatMap((group) => group.map((word) => [word, group] as const)));

/** Other words for a whole lower-case term or for one word of it; empty when none is known. */
export function synonymsOf(term: string): string[] {
  return (groupOf.get(term) ?? []).filter((word) => word !== term);
}
