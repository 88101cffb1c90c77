import { formatCount } from '#domain/format.ts';

/** Texts of the console's ledger (P-CONSOLE-13, P-CONSOLE-14). */

/** What the kinds of accounts are, by the side that they stand on. */
const SIDES = {
  asset: 'Yang orang lain berutang kepada Lokapasar',
  liability: 'Yang Lokapasar berutang',
  income: 'Pendapatan',
  cost: 'Biaya',
} as const;

const PAYOUT_STATES = {
  created: 'menunggu file bank',
  exported: 'di file bank',
  sent: 'ditransfer',
  returned: 'dikembalikan bank',
  cancelled: 'batal',
} as const;

export const operatingLedgerCopy = {
  title: 'Buku Besar',
  description: 'Semua akun dan gerakan uang Lokapasar.',
  sides: SIDES,
  columns: { kind: 'Akun', accounts: 'Yang berisi', amount: 'Jumlah' },
  total: (amount: string) => `Semua sisi dikurangi satu sama lain: ${amount}. Yang benar selalu Rp0.`,
  nothing: 'Belum ada uang yang bergerak',
  nothingText: 'Akun tampil di sini setelah pembelian pertama dibayar.',
  shop: 'Rincian saldo toko',
  shopNumber: 'Nomor toko',
  shopNumberHint: 'Angka di alamat halaman toko, misalnya 7 dari /seller/7.',
  open: 'Buka Rincian',
  checks: 'Apakah semua catatan cocok?',
  asked: {
    whole: (when: string, ms: string) => `Semua catatan diperiksa ${when} (${ms} ms).`,
    changed: (when: string, ms: string) => `Yang berubah diperiksa ${when} (${ms} ms).`,
  },
  agrees: 'Uang, stok, dan pesanan cocok.',
  broken: (name: string, rows: number) => `${name}: ${formatCount(rows)} baris`,
  neverAsked: 'Belum pernah diperiksa. Pemeriksaan berjalan sendiri setiap jam.',
  checksHint: 'Berjalan sendiri setiap jam: yang berubah saja, dan semuanya sekali semalam.',
  list: {
    back: 'Semua akun',
    label: 'Daftar akun',
    columns: { account: 'Akun', about: 'Tentang', amount: 'Jumlah' },
    empty: 'Tidak ada akun yang berisi',
    emptyText: 'Akun yang saldonya nol tidak tampil di sini.',
    first: 'Ke halaman pertama',
    next: 'Halaman berikutnya',
  },
  account: {
    back: 'Semua akun',
    missing: 'Akun tidak ditemukan',
    missingText: 'Periksa lagi nama akunnya.',
    earlier: 'Bulan sebelumnya',
    later: 'Bulan berikutnya',
    opening: 'Saldo awal',
    came: 'Bertambah',
    went: 'Berkurang',
    closing: 'Saldo akhir',
    empty: 'Tidak ada gerakan di bulan ini',
    emptyText: 'Pilih bulan lain, atau kembali ke semua akun.',
    cut: (most: number, all: number) =>
      `${formatCount(most)} gerakan terbaru dari ${formatCount(all)}. Semuanya ada di CSV.`,
    download: 'Unduh CSV',
    downloadHint: 'Unduhan tercatat di log audit.',
    label: 'Gerakan bulan ini',
    columns: {
      at: 'Waktu',
      what: 'Gerakan',
      other: 'Akun lawan',
      order: 'Pesanan',
      amount: 'Jumlah',
      balance: 'Saldo',
    },
    explain: 'Jelaskan',
  },
  order: {
    title: (number: string) => `Uang pesanan ${number} untuk toko`,
    description: 'Apa yang diterima dan ditanggung toko dari satu pesanan.',
    missing: 'Pesanan tidak ditemukan',
    missingText: 'Periksa lagi nomornya.',
    back: 'Rincian saldo toko',
    order: (number: string) => `Pesanan ${number}`,
    sum: (amount: string) => `Semua bersama: ${amount}`,
    empty: 'Belum ada gerakan di saldo toko',
    emptyText: 'Harga barang masuk ke saldo toko ketika pesanan selesai.',
    label: 'Gerakan di saldo toko',
    columns: { at: 'Waktu', what: 'Gerakan', why: 'Penjelasan', amount: 'Jumlah', payout: 'Pencairan' },
    freight: 'Ongkir',
    quote: 'Tarif saat dipesan',
    charged: 'Dibayar pembeli',
    real: 'Biaya kurir sebenarnya',
    notCarried: 'Belum tercatat',
    goods: 'Barang',
    line: (name: string, options: string) => (options === '' ? name : `${name}, ${options}`),
    price: (quantity: number, price: string) => `${formatCount(quantity)} × ${price}`,
    cancelled: (count: number) => `${formatCount(count)} dibatalkan`,
    fromEscrow: (amount: string) => `${amount} sudah dikembalikan kepada pembeli dari titipan`,
    commissionRate: (basisPoints: number) => `komisi ${percent(basisPoints)}`,
    commission: (basisPoints: number, amount: string) => `${percent(basisPoints)} dari ${amount}`,
    commissionBack: (basisPoints: number) =>
      `Komisi ${percent(basisPoints)} atas harga yang dikembalikan toko kepada pembeli`,
    refund: (cause: string) => `Kepada pembeli: ${cause}`,
    freightPart: (quote: string, charged: string) => `Tarif ${quote}, dibayar pembeli ${charged}`,
    freightAdjusted: (quote: string, real: string) => `Tarif ${quote}, sebenarnya ${real}`,
    notPaid: 'Belum dicairkan',
    payout: (id: number) => `Pencairan ${formatCount(id)}`,
    payoutState: (state: keyof typeof PAYOUT_STATES, when: string) => `${PAYOUT_STATES[state]} ${when}`,
  },
} as const;

function percent(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', ',')}%`;
}
