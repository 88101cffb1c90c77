/** The possible stems of a word: 'sepatunya', 'berhijab', 'anak2', 'ngepel', 'nyapu', 'nyuci', 'ngatur', 'ngopi', 'mancing'. */
export function stemsOf(word: string): string[] {
  const stems = [
    /^(\p{L}{3,})(?:nya|ku|mu|lah)$/u.exec(word)?.[1],
    /^ber(\p{L}{3,})$/u.exec(word)?.[1],
    /^nge(\p{L}{3,})$/u.exec(word)?.[1],
    word.replace(/^ny(?=\p{L}{3})/u, 's'),
    word.replace(/^ny(?=\p{L}{3})/u, 'c'),
    word.replace(/^ng(?=[aiuo]\p{L}{3})/u, 'meng'),
    word.replace(/^ng(?=[aiuo]\p{L}{3})/u, ''),
    word.replace(/^ng(?=[aiueo]\p{L}{2})/u, 'k'),
    word.replace(/^m(?=[aiueo]\p{L}{3})/u, 'p'),
    word.replace(/^n(?=[aiueo]\p{L}{3})/u, 't'),
    /^(\p{L}{3,})2$/u.exec(word)?.[1],
    /^(\p{L}{3,})2(?:an|nya)$/u.exec(word)?.[1],
  ];
  return stems.flatMap((stem) => (stem === undefined || stem === word ? [] : stem));
}

/** What a tool is called by what it does: 'penggiling' and 'gilingan' of 'giling'. */
const TOOLS: readonly (readonly [made: string, of: RegExp])[] = [
  ['peng', /^(?=[aiueogh])/],
  ['peng', /^k/],
  ['pem', /^(?=b)/],
  ['pem', /^p/],
  ['pen', /^(?=[dcjz])/],
  ['pen', /^t/],
  ['peny', /^s/],
  ['pe', /^(?=[lrmnwy])/],
];

const SHORTEST_ROOT = 4;

const toolOf = (root: string) => TOOLS.flatMap(([made, of]) => (of.test(root) ? root.replace(of, made) : []));

/** Other nouns of the same root: 'penggiling', 'giling' for 'gilingan'; 'saringan', 'saring' for 'penyaring'. */
export function kinOf(word: string): string[] {
  const roots = [...(/^(\p{L}+)an$/u.exec(word)?.slice(1) ?? []), ...rootsOfTool(word)];
  const long = roots.filter(({ length }) => length >= SHORTEST_ROOT);
  const kin = new Set(long.flatMap((root) => [root, `${root}an`, ...toolOf(root)]));
  kin.delete(word);
  return [...kin];
}

function rootsOfTool(word: string): string[] {
  const roots = ['', 'k', 'p', 't', 's'].flatMap((letter) =>
    ['peny', 'peng', 'pem', 'pen', 'pe'].flatMap((made) =>
      word.startsWith(made) ? letter + word.slice(made.length) : [],
    ),
  );
  return roots.filter((root) => toolOf(root).includes(word));
}
