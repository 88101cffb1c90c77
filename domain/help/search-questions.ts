import { containsTerm } from '../search/contains-term.ts';
import { foldText } from '../search/fold-text.ts';

/** What shoppers say, and what the answers call it. */
const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ongkir', ['ongkos kirim', 'biaya kirim', 'biaya pengiriman']],
  ['cod', ['bayar di tempat']],
  ['retur', ['pengembalian', 'dikembalikan', 'mengembalikan']],
  ['refund', ['dana']],
  ['uang', ['dana']],
  ['duit', ['uang', 'dana']],
  ['resi', ['lacak', 'pelacakan']],
  ['tracking', ['lacak', 'pelacakan']],
  ['batal', ['membatalkan', 'pembatalan']],
  ['cancel', ['batal']],
  ['tukar', ['penukaran', 'menukar']],
  ['garansi', ['jaminan']],
  ['komplain', ['keluhan', 'rusak', 'belum datang']],
  ['hilang', ['belum datang']],
  ['telat', ['terlambat', 'sudah lewat']],
  ['voucher', ['kode promo']],
  ['nyicil', ['cicilan']],
  ['paylater', ['cicilan']],
  ['cs', ['hubungi', 'kontak']],
  ['register', ['mendaftar']],
  ['kurir', ['jasa kirim', 'ekspedisi']],
  ['ekspedisi', ['kurir']],
  ['tf', ['transfer']],
  ['sandi', ['password']],
  ['password', ['kata sandi']],
]);

/**
 * The groups with those questions whose question or answer contains every word of the term or another word for it,
 * case-insensitive; groups without one are left out. An empty term finds all. Source: P-HELP-1.
 *
 * @param textsOf question and answer of an entry, as the shopper reads them
 */
export function searchQuestions<Question, Group extends { questions: readonly Question[] }>(
  groups: readonly (Group & { questions: readonly Question[] })[],
  term: string,
  textsOf: (question: Question) => readonly string[],
): (Group & { questions: readonly Question[] })[] {
  const words = term.split(/\s+/).filter((word) => word !== '');
  const holds = (texts: readonly string[], word: string) =>
    [word, ...(OTHER_WORDS.get(foldText(word)) ?? [])].some((name) => containsTerm(texts, name));
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((question) => {
        const texts = textsOf(question);
        return words.every((word) => holds(texts, word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
