import { COURIERS } from '../shipping/couriers.ts';

/** What an account of the ledger is called, by its kind. */
const ACCOUNT_WORDS: Readonly<Record<string, string>> = {
  provider: 'Uang di penyedia pembayaran',
  bank: 'Rekening bank',
  cod: 'Uang COD di kurir',
  claim: 'Klaim kurir',
  dispute: 'Sengketa pembayaran',
  unapplied: 'Uang masuk belum dibagi',
  escrow: 'Titipan pesanan',
  refund: 'Pengembalian dana',
  seller: 'Saldo toko',
  payout: 'Pencairan toko',
  freight: 'Ongkir kurir',
  suspense: 'Dana tak dikenal',
  tax: 'Pajak toko',
  income: 'Pendapatan',
  cost: 'Biaya',
};
const INCOME_WORDS: Readonly<Record<string, string>> = {
  'income:commission': 'Pendapatan komisi',
  'income:cod_fee': 'Pendapatan biaya COD',
  'cost:provider': 'Biaya penyedia pembayaran',
  'cost:free_shipping': 'Biaya gratis ongkir',
  'cost:freight': 'Biaya selisih ongkir',
  'cost:insurance': 'Biaya asuransi',
  'cost:cod': 'Biaya COD',
  'cost:refused': 'Biaya paket ditolak',
  'cost:loss': 'Kerugian',
  'cost:goodwill': 'Ganti rugi sukarela',
  'cost:bank': 'Biaya bank',
  'cost:voucher': 'Biaya voucher',
};

const COURIER_WORDS = new Map<string, string>(Object.values(COURIERS).map(({ id, name }) => [id, name]));

/** An account of the ledger in words, with the number of the shop or the name of the courier that it is about. */
export function accountWords(account: string): string {
  const known = INCOME_WORDS[account];
  if (known !== undefined) return known;
  const [kind = '', ...about] = account.split(':');
  const word = ACCOUNT_WORDS[kind] ?? kind;
  return ['seller', 'cod', 'freight', 'claim', 'suspense'].includes(kind) && about.length > 0
    ? `${word} ${about.map((part) => COURIER_WORDS.get(part) ?? part).join(':')}`
    : word;
}
