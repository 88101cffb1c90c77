import { BEARER_NAMES, GOODS_NAMES } from '../operating/choice-names.ts';
import type { MessageKind } from '../operating/message-kinds.ts';
import { RETURN_REASON_WORDS } from '../returns/reason-words.ts';
import { GROUND_NAMES } from '../reviews/ground-names.ts';
import type { WordsKind } from '../search/words-row.ts';

type Words = Readonly<Record<string, string>>;

/** States of products and registrations. */
const STATES: Words = {
  draft: 'konsep',
  review: 'ditinjau',
  listed: 'dijual',
  hidden: 'disembunyikan',
  blocked: 'diblokir',
  archived: 'diarsipkan',
  waiting: 'menunggu',
  opened: 'dibuka',
  refused: 'dikembalikan',
};
const MESSAGE_KINDS: Readonly<Record<MessageKind, string>> = {
  message: 'pesan biasa',
  access: 'minta melihat data pribadi',
  withdrawal: 'menarik persetujuan',
  restriction: 'membatasi pemrosesan data',
  privacy: 'permintaan lain tentang data pribadi',
};
const CANCELLED_FOR: Words = {
  no_stock: 'stok habis',
  damaged: 'barang rusak sebelum dikirim',
  wrong_price: 'salah harga',
  cannot_send: 'penjual tidak dapat mengirim',
  agreed: 'atas permintaan pembeli',
  other: 'alasan lain',
};
const CHAT_OUTCOMES: Words = { none: 'ditutup', warned: 'diperingatkan', banned: 'chat ditutup' };
const PAID: Words = {
  settled: 'pesanan lunas',
  partial: 'belum cukup',
  refunded: 'dikembalikan ke pembayar',
  revived: 'pesanan berjalan lagi',
};

const WORD_KINDS: Readonly<Record<WordsKind, string>> = {
  thing: 'barang',
  gift: 'barang hadiah',
  maker: 'merek',
  plain: 'kata sifat',
  noun: 'kata benda lain',
  person: 'penerima hadiah',
  occasion: 'acara',
};

/** What was chosen from a list, by the name of its value, or of command and value where that means something else. */
export const CHOSEN_WORDS: Readonly<Record<string, Words>> = {
  about: { shopper: 'pembeli', shop: 'toko' },
  as: { shop: 'Lokapasar', bank: 'bank', provider: 'penyedia pembayaran' },
  asked: { export: 'salinan data', deletion: 'penghapusan akun' },
  bearer: BEARER_NAMES,
  bears: BEARER_NAMES,
  address: { changed: 'diubah' },
  collection: { pickup: 'dijemput kurir', drop_off: 'diantar ke gerai' },
  delimiter: { comma: 'koma', semicolon: 'titik koma', tab: 'tab', pipe: 'garis tegak' },
  goods: GOODS_NAMES,
  ground: GROUND_NAMES,
  held: { 'closed account': 'rekening ditutup' },
  kind: MESSAGE_KINDS,
  money: { go_on: 'tetap dicairkan', held: 'ditahan' },
  move: { day: 'satu hari', deadline: 'ke batas waktu berikutnya', delivered: 'sampai semua pesanan tiba' },
  orders: { go_on: 'tetap berjalan', cancel: 'dibatalkan' },
  outcome: PAID,
  reason: RETURN_REASON_WORDS,
  rhythm: { daily: 'setiap hari kerja', weekly: 'setiap minggu' },
  set: { own: 'toko ini', general: 'bawaan', demo: 'bawaan demo' },
  state: STATES,
  what: { 'mail.send': 'mengirim e-mail' },
  'chat.ban:outcome': CHAT_OUTCOMES,
  'chat.close_reports:outcome': CHAT_OUTCOMES,
  'chat.warn:outcome': CHAT_OUTCOMES,
  'orders.cancel:reason': CANCELLED_FOR,
  'payouts.export:outcome': {
    exported: 'masuk file bank',
    held: 'tidak ikut: pencairan ditahan',
    owes: 'tidak ikut: toko berutang',
    no_account: 'tidak ikut: rekening belum ada',
    cash: 'tidak ikut: uang COD belum disetor kurir',
    dispute: 'tidak ikut: pembayaran ditarik bank',
    returns: 'tidak ikut: ada pengembalian terbuka',
    reserve: 'tidak ikut: cadangan toko',
  },
  'returns.decide:outcome': {
    refund: 'dana pembeli dikembalikan',
    send: 'barang dikirim dulu ke penjual',
    reject: 'pengembalian ditolak',
  },
  'search.remove_words:kind': WORD_KINDS,
  'search.set_words:kind': WORD_KINDS,
};
