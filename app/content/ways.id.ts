import { couriersOf, type PayKind, payKinds, type Ways } from '#domain/checkout/ways.ts';
import { PAY_WITHIN_HOURS } from '#domain/payments/methods.ts';
import { COURIERS } from '#domain/shipping/couriers.ts';

/** The kinds of ways to pay in the order and the words of the texts (P-HELP-13). */
const KIND_WORDS: readonly [PayKind, string][] = [
  ['card', 'kartu kredit atau debit (Visa, MasterCard, JCB)'],
  ['bank', 'transfer bank'],
  ['wallet', 'dompet digital (e-wallet)'],
  ['cod', 'bayar di tempat (COD) di sebagian wilayah'],
  ['minimarket', 'minimarket'],
];

export const INSTALMENTS = 'cicilan 0% untuk bank tertentu';

/** The ways to pay of this shop, as lines of a list. */
export function payingLines({ methods, hasInstalments }: Ways): string[] {
  const kinds = payKinds(methods);
  const lines = KIND_WORDS.filter(([kind]) => kinds.has(kind)).map(([, words]) => words);
  return hasInstalments ? [...lines, INSTALMENTS] : lines;
}

/** Until when to pay. Names transfers and minimarkets first, whose codes live the longest, where the shop has them. */
export function payingLimit({ methods }: Ways): string {
  const kinds = payKinds(methods);
  const slow = [kinds.has('bank') ? 'transfer bank' : '', kinds.has('minimarket') ? 'minimarket' : ''].filter(
    Boolean,
  );
  const butCod = kinds.has('cod') ? ', kecuali COD' : '';
  return slow.length === 0
    ? `Pesanan harus dibayar dalam ${PAY_WITHIN_HOURS} jam sejak dibuat${butCod}.`
    : `Pesanan dengan ${slow.join(' atau ')} harus dibayar dalam ${PAY_WITHIN_HOURS} jam sejak dibuat. Metode lain mengikuti batas yang sama${butCod}.`;
}

/** The couriers of this shop: 'JNE, SiCepat, {word} Pos Indonesia'. */
export function courierNames(ways: Ways, word: 'dan' | 'atau'): string {
  const names = couriersOf(ways).map((id) => COURIERS[id].name);
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  return `${names.join(', ')}${names.length > 1 ? ',' : ''} ${word} ${last}`;
}
