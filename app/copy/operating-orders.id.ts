import { formatCount } from '#domain/format.ts';
import type { OperatorTab } from '#domain/operating/order-tabs.ts';
import type { Actor, OrderState } from '#domain/orders/transitions.ts';
import type { ProviderAnswer } from '#domain/payments/decide-payment.ts';
import { EVENT_WORDS } from './order-events.id.ts';
import { cappedCount } from './selling.id.ts';

/** Texts of the console around orders, purchases and payments. */

const TAB_NAMES: Readonly<Record<OperatorTab, string>> = {
  all: 'Semua',
  unpaid: 'Belum Dibayar',
  new: 'Baru',
  process: 'Diproses',
  sent: 'Dikirim',
  arrived: 'Tiba',
  done: 'Selesai',
  cancelled: 'Dibatalkan',
};

/** What the timeline says where its words for shoppers would speak to the buyer. */
export const ABOUT_BUYER: Readonly<Record<string, string>> = {
  payment_ready: 'Kode pembayaran disiapkan',
  confirmed: 'Pembeli mengonfirmasi pesanan',
  not_arrived: 'Pembeli menjawab bahwa paket belum sampai',
  reported_missing: 'Pembeli melaporkan bahwa pesanan belum sampai',
  return_offer_taken: 'Pembeli menerima tawaran penjual',
  return_appealed: 'Pembeli mengajukan banding',
  return_rejected_back: 'Pengembalian ditolak, barang dikirim kembali kepada pembeli',
  return_given_back: 'Penjual mengirim barang kembali kepada pembeli',
  return_withdrawn: 'Pembeli membatalkan pengembalian',
  review_hidden: 'Ulasan pembeli disembunyikan',
  review_shown: 'Ulasan pembeli ditampilkan lagi',
};

/** What an event is called at the console; its name where it has no words. */
export function eventWords(event: string): string {
  const known: Readonly<Record<string, string>> = EVENT_WORDS;
  return ABOUT_BUYER[event] ?? known[event] ?? event;
}

const STATES: Readonly<Record<OrderState, string>> = {
  unpaid: 'Menunggu Pembayaran',
  unconfirmed: 'Menunggu Konfirmasi Pembeli',
  waiting: 'Menunggu Pemeriksaan',
  new: 'Menunggu Penjual',
  accepted: 'Diterima Penjual',
  packed: 'Dikemas',
  shipped: 'Dikirim',
  delivered: 'Tiba di Tujuan',
  completed: 'Selesai',
  cancelled: 'Dibatalkan',
};
/** A state as the operator tells it from the others. */
export const stateWords = (state: OrderState): string => STATES[state];

const ACTOR_WORDS: Readonly<Record<Actor, string>> = {
  shopper: 'Pembeli',
  seller: 'Penjual',
  courier: 'Kurir',
  provider: 'Penyedia pembayaran',
  operator: 'Lokapasar',
  clock: 'Jadwal otomatis',
};
export const actorWords = (actor: Actor): string => ACTOR_WORDS[actor];

const PLACES: Readonly<Record<'provider' | 'bank' | 'shop' | 'cod', string>> = {
  provider: 'Penyedia pembayaran',
  bank: 'Transfer bank',
  shop: 'Kode unik, ditanggung Lokapasar',
  cod: 'Tunai oleh kurir',
};

const REFUND_STATES: Readonly<Record<string, string>> = {
  created: 'Menunggu dikirim ke penyedia',
  sent: 'Diproses penyedia',
  done: 'Selesai',
  failed: 'Gagal di penyedia',
  needs_account: 'Menunggu rekening pembeli',
  manual: 'Menunggu ditransfer',
  exported: 'Di file bank',
  bounced: 'Dikembalikan bank, menunggu rekening lain',
};

const REFUND_CAUSES: Readonly<Record<string, string>> = {
  receipt: 'Uang lebih, terlambat, atau tidak sesuai',
  order: 'Pesanan dibatalkan',
  parcel: 'Paket hilang atau kembali',
  provider: 'Dikembalikan di halaman penyedia',
  operator: 'Diputuskan Lokapasar',
  return: 'Pengembalian barang',
  return_rest: 'Sisa pengembalian barang',
  postage: 'Ongkos kirim kembali',
  goodwill: 'Ganti rugi sukarela',
};

const ATTEMPT_STATES: Readonly<Record<string, string>> = {
  created: 'Sedang dibuat',
  pending: 'Menunggu dibayar',
  paid: 'Dibayar',
  review: 'Diperiksa penyedia',
  failed: 'Gagal',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  reversed: 'Ditarik kembali',
};

/** What the provider said when it was asked. */
const PROVIDER_ANSWERS: Readonly<Record<ProviderAnswer, string>> = {
  pending: 'belum dibayar',
  paid: 'sudah dibayar',
  review: 'sedang diperiksa',
  failed: 'gagal',
  expired: 'kedaluwarsa',
  cancelled: 'dibatalkan',
  reversed: 'ditarik kembali',
  not_found: 'tidak dikenal',
  silent: 'tidak ada jawaban',
};

const PARCEL_STATES: Readonly<Record<string, string>> = {
  created: 'kurir sedang dipesan',
  booked: 'menunggu dijemput atau diantar',
  picked: 'dibawa kurir',
  delivered: 'tiba',
  returning: 'dibawa kembali ke penjual',
  returned: 'kembali ke penjual',
  lost: 'hilang',
  cancelled: 'pemesanan kurir dibatalkan',
};

export const operatingOrdersCopy = {
  list: {
    title: 'Pesanan',
    description: 'Pesanan semua toko di Lokapasar.',
    tabsLabel: 'Status pesanan',
    /** A search looks through all tabs, and then has no counts. */
    tab: (tab: OperatorTab, count: number | null) =>
      count === null ? TAB_NAMES[tab] : `${TAB_NAMES[tab]} (${cappedCount(count)})`,
    search: 'Cari di semua pesanan',
    find: 'Cari',
    clear: 'Hapus kata kunci',
    searchHint:
      'Nomor pesanan, pembelian, invoice, atau resi; telepon, e-mail, atau nama pembeli; ID pembayaran atau pengembalian dana.',
    label: 'Daftar pesanan',
    columns: { order: 'Pesanan', shop: 'Toko', buyer: 'Pembeli', paid: 'Pembayaran', total: 'Total' },
    badges: { cancelAsked: 'Minta dibatalkan', missing: 'Belum sampai', returning: 'Pengembalian berjalan' },
    first: 'Ke halaman pertama',
    next: 'Halaman berikutnya',
    empty: 'Tidak ada pesanan',
    emptyText: 'Pesanan dengan status ini akan tampil di sini.',
    none: (q: string) => `Tidak ada pesanan yang cocok dengan "${q}"`,
    noneText: 'Periksa lagi nomornya. Nama dicari dari nama penerima.',
    tooShort: 'Ketik paling sedikit 3 huruf dari namanya.',
  },
  buyerGone: 'Data pembeli sudah dihapus',
  order: {
    title: (number: string) => `Pesanan ${number}`,
    description: 'Rincian pesanan untuk tim Lokapasar.',
    back: 'Semua pesanan',
    missing: 'Pesanan tidak ditemukan',
    missingText: 'Periksa lagi nomornya, atau cari pesanannya.',
    actions: 'Tindakan',
    goods: 'Barang',
    quantity: (count: number, price: string) => `${formatCount(count)} × ${price}`,
    cancelled: (count: number) => `${formatCount(count)} dibatalkan`,
    returned: (count: number) => `${formatCount(count)} dikembalikan`,
    settled: (count: number) => `${formatCount(count)} diselesaikan, barang tetap di pembeli`,
    facts: 'Ringkasan',
    shop: 'Toko',
    buyer: 'Pembeli',
    sale: 'Penjualan',
    ownPurchase: 'Dibeli orang toko ini sendiri: tidak dihitung terjual.',
    placed: 'Dibuat',
    purchase: 'Pembelian',
    method: 'Metode',
    payBy: 'Batas bayar',
    invoice: 'Invoice',
    courier: 'Kurir',
    promised: 'Estimasi tiba',
    acceptBy: 'Diterima toko paling lambat',
    shipBy: 'Dikirim paling lambat',
    cancelBy: 'Permintaan batal dijawab paling lambat',
    arrived: 'Tiba',
    completeAt: 'Dana dilepas ke toko',
    missingSince: 'Dilaporkan belum sampai sejak',
    goodsSum: 'Harga barang',
    shipping: 'Ongkos kirim',
    codFee: 'Biaya COD',
    credit: 'Dibayar dengan barang yang ditukar',
    total: 'Total',
    note: 'Catatan pembeli',
    siblings: 'Pesanan lain dalam pembelian ini',
    contact: 'Kontak pembeli',
    contactHint: 'Menampilkan kontak tercatat di log audit.',
    recipient: 'Penerima',
    phone: 'Telepon',
    email: 'E-mail',
    address: 'Alamat',
    timeline: 'Riwayat',
    by: (who: string) => `oleh ${who}`,
    reason: (reason: string) => `Alasan: ${reason}`,
    returns: 'Pengembalian barang',
    reviews: {
      title: 'Ulasan pembeli',
      about: (name: string, rating: number) => `${name}, ${rating} dari 5 bintang`,
      hidden: (reason: string | null) => `Disembunyikan${reason === null ? '' : `: ${reason}`}`,
      hide: {
        label: 'Sembunyikan Ulasan',
        title: 'Sembunyikan ulasan ini?',
        text: 'Ulasan tidak tampil lagi dan tidak dihitung dalam rating. Penulisnya diberi tahu sebabnya.',
        confirm: 'Sembunyikan',
        keep: 'Batal',
      },
      show: {
        label: 'Tampilkan Lagi',
        title: 'Tampilkan ulasan ini lagi?',
        text: 'Ulasan kembali tampil di halaman produknya dan dihitung dalam rating. Penulisnya diberi tahu.',
        confirm: 'Tampilkan',
        keep: 'Batal',
      },
    },
    parcels: 'Paket',
    noParcels: 'Belum ada paket.',
    noWaybill: 'Belum ada nomor resi',
    parcelState: (state: string) => PARCEL_STATES[state] ?? state,
    standing: {
      title: 'Kenapa belum lunas',
      preparing: 'Penyedia belum memberi kode pembayaran. Program memintanya lagi sendiri.',
      waiting:
        'Penyedia belum menerima uangnya. Kalau pembeli yakin sudah membayar, tanyakan ke penyedia, lalu minta bukti bayarnya dan cocokkan nomor transaksinya di halaman penyedia.',
      silent:
        'Penyedia tidak menjawab waktu terakhir ditanya, jadi belum diketahui apakah uangnya sudah masuk. Program menanyakannya lagi sendiri.',
      unbooked:
        'Belum ada baris mutasi bank yang dicatat. Cari jumlah itu di mutasi rekening, lalu catat transfernya.',
      review: 'Penyedia memeriksa pembayaran ini dulu. Hasilnya tampil di sini begitu ada.',
      ended: 'Percobaan terakhir berakhir tanpa uang masuk.',
      none: 'Pembeli belum memilih cara membayar.',
      short: (received: string, missing: string) =>
        `Masuk ${received}, kurang ${missing}. Pembeli melihat kekurangannya di halaman pembayaran.`,
      until: (when: string) => `Pembeli bisa membayar sampai ${when}; lewat dari itu pesanan batal.`,
      untilShort: (when: string) =>
        `Pembeli bisa membayar kekurangannya sampai ${when}; lewat dari itu pesanan batal dan uang yang masuk dikembalikan.`,
    },
    asked: (when: string, answer: ProviderAnswer) => `Terakhir ditanya ${when}: ${PROVIDER_ANSWERS[answer]}`,
    noAttempts: 'Tidak ada percobaan pembayaran.',
    attempts: 'Percobaan pembayaran',
    attemptState: (state: string) => ATTEMPT_STATES[state] ?? state,
    attemptColumns: { at: 'Dibuat', method: 'Metode', amount: 'Ditagih', state: 'Status' },
    ends: (when: string) => `Berlaku sampai ${when}`,
    nextCheck: (when: string) => `Ditanyakan lagi ${when}`,
    nextLook: (when: string) => `Sudah dibayar; penarikan kembali diperiksa ${when}`,
    proof: 'Ada bukti transfer',
    notices: 'Kabar dari penyedia',
    noticeColumns: { at: 'Diterima', said: 'Isi', done: 'Ditindaklanjuti' },
    unread: 'Isi sudah dihapus',
    notYet: 'Belum',
    receipts: 'Uang masuk',
    receiptColumns: { at: 'Waktu', place: 'Lewat', amount: 'Jumlah', used: 'Dipakai' },
    place: (place: keyof typeof PLACES) => PLACES[place],
    applied: (amount: string) => `${amount} untuk pesanan`,
    reversed: (amount: string) => `${amount} ditarik bank`,
    reserved: (amount: string) => `${amount} untuk pengembalian dana`,
    refunds: 'Pengembalian dana',
    refundColumns: { at: 'Dibuat', cause: 'Sebab', amount: 'Jumlah', state: 'Status', source: 'Ditanggung' },
    refundState: (state: string) => REFUND_STATES[state] ?? state,
    refundCause: (cause: string) => REFUND_CAUSES[cause] ?? cause,
    promisedBy: (when: string) => `Dijanjikan paling lambat ${when}`,
    ledger: 'Buku besar',
    explain: 'Jelaskan uang toko dari pesanan ini',
    ledgerColumns: { at: 'Waktu', debit: 'Debit', credit: 'Kredit', amount: 'Jumlah' },
    mails: 'E-mail ke pembeli yang belum terkirim',
    mailSubject: 'Perihal',
    mailFailed: (when: string) => `Dihentikan ${when}`,
    mailNext: (when: string) => `Dicoba lagi ${when}`,
    mailHeld: (when: string) =>
      `Satu e-mail tidak dikirim pada ${when}, karena alamatnya sudah mendapat terlalu banyak e-mail hari itu.`,
    audit: 'Log audit pesanan ini',
    disputeWaits: 'Bisa diputuskan setelah semua pesanan dari pembelian ini selesai atau dibatalkan.',
    disputed: (amount: string) =>
      `${amount} ditarik kembali oleh bank dan belum diputuskan siapa yang menanggung.`,
  },
} as const;
