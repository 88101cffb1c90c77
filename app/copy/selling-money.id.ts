import { formatCount } from '#domain/format.ts';
import { COMPLETED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import type { HoldReason } from '#domain/payouts/claim-rows.ts';
import { lineWord } from '#domain/payouts/line-words.ts';
import { LEAST_PAYOUT } from '#domain/payouts/payout-days.ts';
import type { ShopAccount } from '#server/services.ts';
import { CONTACT_LINK } from './contact-link.id.ts';
import { cappedCount } from './selling.id.ts';

/** Texts of a shop's home and its money. */
export const sellingMoneyCopy = {
  home: {
    todo: 'Perlu dikerjakan',
    nothing: 'Tidak ada yang menunggu',
    nothingText: 'Yang baru tampil di sini tanpa perlu memuat ulang halaman.',
    accept: (count: number) => `Terima ${cappedCount(count)} pesanan sebelum`,
    ship: (count: number) => `Kemas dan kirim ${cappedCount(count)} pesanan, yang pertama sebelum`,
    cancel: (count: number) => `Jawab ${formatCount(count)} permintaan pembatalan, yang pertama sebelum`,
    blocked: (count: number) => `Perbaiki ${cappedCount(count)} produk yang diblokir`,
    low: (count: number) => `Stok ${cappedCount(count)} produk menipis`,
    sales: 'Penjualan per hari, 30 hari terakhir',
    salesHint: 'Harga barang dari pesanan yang masuk dan tidak dibatalkan.',
    noSales: 'Belum ada penjualan dalam 30 hari terakhir.',
    salesSum: (sum: string) => `${sum} dalam 30 hari`,
  },
  title: 'Keuangan',
  description: 'Saldo, rincian, dan pencairan dana toko.',
  toCome: 'Akan Dilepas',
  toComeHint: 'Perkiraan dari pesanan yang belum selesai, setelah komisi dan ongkir yang ditanggung toko.',
  payable: 'Siap Dicairkan',
  payableHint: `Dicairkan otomatis mulai Rp${formatCount(LEAST_PAYOUT)}.`,
  /** What is said of an amount below 0. */
  below: (isHeld: boolean) =>
    isHeld
      ? 'Sudah dikurangi yang ditahan di bawah. Pendapatan berikutnya menutupnya lebih dulu.'
      : 'Toko masih berutang. Pendapatan berikutnya menutupnya lebih dulu.',
  held: 'Ditahan',
  holds: {
    cash: 'Uang COD belum disetor kurir',
    dispute: 'Pembayaran pesanan sedang disengketakan bank',
    returns: 'Cadangan untuk pengembalian yang sedang berjalan',
    reserve: 'Cadangan 5% penjualan 30 hari terakhir',
  } satisfies Record<HoldReason, string>,
  allHeld: (reason: string) => `Semua pencairan ditahan: ${reason}`,
  /** What somebody can do about it, after the operator's words. */
  heldAnswer: `Ada pertanyaan? Silakan ${CONTACT_LINK}.`,
  next: 'Pencairan berikutnya',
  rhythm: { daily: 'Setiap hari kerja', weekly: 'Seminggu sekali' } satisfies Record<
    ShopAccount['rhythm'],
    string
  >,
  notYet: 'Setelah pesanan pertama selesai',
  account: 'Rekening',
  accountOf: (bank: string, end: string, holder: string) => `${bank} berakhiran ${end}, atas nama ${holder}`,
  accountWaits: (when: string) => `Dipakai mulai ${when}`,
  accountUsed: 'Dana toko ditransfer ke rekening ini.',
  noAccount: 'Belum ada rekening. Dana tidak dicairkan sebelum diisi.',
  addAccount: 'Isi Rekening',
  details: 'Lihat rincian',
  how: {
    title: 'Bagaimana dana toko dihitung',
    commission: (percent: string) =>
      `Komisi Lokapasar ${percent} dari harga barang, dipotong saat pesanan selesai. Tidak ada biaya untuk mendaftar atau menaruh barang. Tarif yang berlaku adalah tarif saat barang dipesan.`,
    special: (rates: readonly string[]) => `Untuk kategori tertentu komisinya lain: ${rates.join(', ')}.`,
    release: `Dana dilepas ${COMPLETED_AFTER_DAYS.usual} hari setelah paket tiba kalau tidak ada pengembalian; untuk toko tepercaya ${COMPLETED_AFTER_DAYS.trusted} hari.`,
    freight:
      'Ongkir dibayar pembeli. Untuk barang Gratis Ongkir, ongkirnya dipotong dari dana toko. Selisih karena berat yang dicatat terlalu kecil juga ditanggung toko.',
    returns:
      'Pengembalian karena kesalahan toko mengembalikan harga barang, bagian ongkirnya, dan ongkir balik. Komisi barang itu tidak dipotong.',
  },
  trust: {
    title: 'Pelepasan dana setelah 3 hari',
    trusted: 'Toko ini tepercaya: dana dilepas 3 hari setelah paket tiba, bukan 7.',
    text: 'Lokapasar menandai toko tepercaya setelah melihat angka ini. Dananya lalu dilepas 3 hari setelah paket tiba, bukan 7.',
    completed: (completed: number, least: number) =>
      `${formatCount(completed)} pesanan selesai (paling sedikit ${formatCount(least)})`,
    returns: (returns: number, arrived: number, percent: number) =>
      `${formatCount(returns)} pengembalian dari ${formatCount(arrived)} pesanan yang tiba dalam 90 hari (harus di bawah ${percent}%)`,
    cases: (count: number) =>
      count === 0 ? 'Tidak ada kasus terbuka' : `${formatCount(count)} kasus terbuka (harus 0)`,
    reached: 'Terpenuhi',
    lacking: 'Belum',
    all: 'Semuanya terpenuhi. Lokapasar memutuskannya sendiri; tidak ada yang perlu kamu kirim.',
  },
  statement: 'Rincian saldo',
  month: (name: string) => `Bulan ${name}`,
  earlier: 'Bulan sebelumnya',
  later: 'Bulan berikutnya',
  columns: { at: 'Waktu', what: 'Keterangan', order: 'Pesanan', amount: 'Jumlah', payout: 'Pencairan' },
  line: lineWord,
  download: 'Unduh CSV',
  opening: 'Saldo awal bulan',
  sum: 'Jumlah baris bulan ini',
  paid: 'Ditransfer ke rekening',
  closing: 'Saldo akhir bulan',
  cut: (count: number) =>
    `Hanya ${formatCount(count)} baris terbaru yang ditampilkan; jumlahnya mencakup semuanya.`,
  empty: 'Tidak ada pergerakan di bulan ini',
  emptyText: 'Harga barang masuk ke saldo setelah pesanan selesai.',
  payouts: 'Pencairan Dana',
  toPayouts: 'Ke pencairan dana',
  payoutColumns: { id: 'Nomor', at: 'Waktu', amount: 'Jumlah', state: 'Status' },
  noPayouts: 'Belum ada pencairan',
  states: {
    created: 'Disiapkan',
    exported: 'Diproses bank',
    sent: 'Terkirim',
    returned: 'Dikembalikan bank',
    cancelled: 'Dibatalkan',
  } satisfies Record<ShopAccount['payouts'][number]['state'], string>,
} as const;
