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
