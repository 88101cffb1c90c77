import { formatCount } from '#domain/format.ts';
import type { OperatorReturnTab } from '#domain/returns/operator-tabs.ts';
import type { ReturnState } from '#domain/returns/transitions.ts';
import { ABOUT_BUYER } from './operating-orders.id.ts';
import { EVENT_WORDS } from './order-events.id.ts';
import { cappedCount } from './selling.id.ts';

/** Texts of the console around returns (P-CONSOLE-11, P-CONSOLE-12). */

const keep = 'Batal';

const TAB_NAMES: Readonly<Record<OperatorReturnTab, string>> = {
  disputed: 'Perlu Diputuskan',
  open: 'Berjalan',
  ended: 'Selesai',
};

/** States of a return as the operator tells them apart. A draft is its shopper's alone. */
export const CONSOLE_RETURN_STATES: Readonly<Record<ReturnState, string>> = {
  draft: 'Belum Diajukan',
  asked: 'Menunggu Penjual',
  offered: 'Menunggu Jawaban Pembeli',
  approved: 'Disetujui, Menunggu Kiriman',
  sent: 'Dalam Pengiriman Kembali',
  inspecting: 'Diperiksa Penjual',
  refused: 'Ditolak Penjual',
  disputed: 'Perlu Diputuskan',
  giving_back: 'Dikirim Lagi ke Pembeli',
  done: 'Selesai',
  closed: 'Ditutup',
};

export const CONSOLE_RETURN_EVENTS: typeof EVENT_WORDS = { ...EVENT_WORDS, ...ABOUT_BUYER };

export const operatingReturnsCopy = {
  list: {
    title: 'Pengembalian Barang',
    description: 'Pengembalian barang semua toko di Lokapasar.',
    tabsLabel: 'Status pengembalian barang',
    tab: (tab: OperatorReturnTab, count: number) => `${TAB_NAMES[tab]} (${cappedCount(count)})`,
    label: 'Daftar pengembalian barang',
    columns: { return: 'Pengembalian', goods: 'Barang', shop: 'Toko', age: 'Status', due: 'Batas waktu' },
    pieces: (count: number) => `${formatCount(count)} barang`,
    since: (age: string) => `selama ${age}`,
    endedAt: (when: string) => `Berakhir ${when}`,
    overdue: 'Sudah lewat',
    first: 'Ke halaman pertama',
    next: 'Halaman berikutnya',
    empty: {
      disputed: 'Tidak ada yang perlu diputuskan',
      open: 'Tidak ada pengembalian yang berjalan',
      ended: 'Belum ada pengembalian yang berakhir',
    },
    emptyText: 'Pengembalian yang diajukan pembeli tampil di sini.',
  },
  one: {
    title: (number: string) => `Pengembalian ${number}`,
    back: 'Semua pengembalian barang',
    missing: 'Pengembalian tidak ditemukan',
    missingText: 'Periksa lagi nomornya, seperti LP2611247K2M9Q-R1.',
    order: (number: string) => `Pesanan ${number}`,
    decideBy: 'Putuskan paling lambat',
    due: 'Langkah berikutnya paling lambat',
    disputeHint: 'Tanpa keputusanmu tidak ada yang berubah: tidak ada yang diputuskan otomatis.',
    rule: 'Aturan yang berlaku',
    reason: 'Alasan',
    until: 'Bisa diajukan sampai',
    opened: 'Dibuka',
    arrived: 'Pesanan tiba',
    never: 'Tidak tercatat',
    needsEvidence: 'Foto atau video wajib.',
    noEvidence: 'Foto tidak wajib.',
    goesBack: 'Barangnya dikirim kembali ke penjual.',
    stays: 'Barangnya tidak dikirim kembali.',
    sellersFault: 'Kesalahan penjual: ongkos kembali dan bagian ongkos kirim ditanggung penjual.',
    buyersWish: 'Keinginan pembeli: ongkos kembali ditanggung pembeli, ongkos kirim tidak kembali.',
    goods: 'Barang yang dikembalikan',
    buyer: 'Kata pembeli',
    told: 'Cerita',
    wish: 'Permintaan',
    refund: 'Pengembalian Dana',
    part: (amount: string) => `Sebagian dana, ${amount}, barang tetap di pembeli`,
    exchange: 'Tukar Barang',
    exchangeOrder: 'Pesanan barang pengganti',
    appeal: 'Banding',
    evidence: 'Bukti pembeli',
    shop: 'Kata penjual',
    offered: 'Tawaran',
    offerLeft: (amount: string) => `${amount}, tidak diambil pembeli`,
    refusal: 'Alasan menolak',
    noRefusal: 'Penjual belum menolak.',
    answer: 'Bukti penjual',
    hasGoods: 'Barang ada di penjual sejak',
    sent: 'Dikirim kembali dengan',
    label: 'Kurir Lokapasar ke penjual',
    labelLost: 'Hilang di kurir: barangnya harus dibayar, kecuali bank sudah menarik seluruh pembayaran.',
    sentAgain: 'Dikirim lagi ke pembeli dengan',
    noWaybill: 'Resi menyusul',
    history: 'Riwayat',
    others: 'Pengembalian lain dari pesanan ini',
    nothingLeft: 'Tidak ada lagi yang bisa dikembalikan dari barang ini.',
    own: 'Kamu pembeli atau anggota toko ini. Orang lain yang memutuskan.',
  },
  costs: {
    title: 'Akibat tiap keputusan',
    columns: { outcome: 'Keputusan', buyer: 'Pembeli', seller: 'Penjual', shop: 'Lokapasar' },
    bySeller: 'Semua dikembalikan, ditanggung penjual',
    byShop: 'Semua dikembalikan, ditanggung Lokapasar',
    send: 'Barang dikirim dulu',
    reject: 'Ditolak',
    gets: (amount: string) => `menerima ${amount}`,
    loses: (amount: string) => `menanggung ${amount}`,
    keeps: 'tidak berkurang',
    later: 'diputuskan setelah barangnya diperiksa',
    none: 'Rp0',
    goods: (goods: string, shipping: string) => `Harga barang ${goods}, bagian ongkos kirim ${shipping}.`,
    ofBalance: (amount: string) =>
      `${amount} di antaranya dari saldo penjual; sisanya dari titipan pesanan yang belum dilepas.`,
    commission: 'Komisi atas harga barang yang ditanggung penjual tidak diambil, atau dikembalikan.',
    postage: (amount: string) =>
      `Ongkos kirim kembali ${amount} diganti kepada pembeli oleh penjual, apa pun pembagiannya.`,
  },
  refund: {
    label: 'Kembalikan Dana',
    title: 'Kembalikan dana pembeli',
    text: 'Pengembalian ini selesai, dan dananya dikirim kepada pembeli. Ini tidak bisa diurungkan. Pembeli dan penjual membaca alasanmu.',
    confirm: 'Putuskan',
    keep,
  },
  part: 'Jumlah',
  partHint: (amount: string) =>
    `Kosong berarti seluruhnya, ${amount}. Kalau sebagian, tanpa ongkos kirim. Dalam rupiah, misalnya 90.000.`,
  bearer: 'Ditanggung oleh',
  bearers: { seller: 'Penjual', shop: 'Lokapasar', both: 'Dibagi antara keduanya' },
  shopBears: 'Bagian Lokapasar dari harga barang',
  shopBearsHint: 'Hanya kalau dibagi. Sisanya ditanggung penjual.',
  goods: 'Barangnya',
  optional: '(boleh kosong)',
  send: {
    label: 'Minta Barang Dikirim',
    title: 'Minta pembeli mengirim barangnya?',
    text: 'Pengembalian disetujui, dan penjual memeriksa barangnya setelah sampai. Pembeli dan penjual membaca alasanmu.',
    confirm: 'Putuskan',
    keep,
  },
  reject: {
    label: 'Tolak',
    title: 'Tolak pengembalian ini?',
    text: 'Penjual tetap menerima uangnya. Barang yang ada di penjual dikirim lagi ke pembeli. Ini tidak bisa diurungkan. Pembeli dan penjual membaca alasanmu.',
    confirm: 'Putuskan',
    keep,
  },
  done: {
    refund: 'Diputuskan: dana pembeli dikembalikan.',
    send: 'Diputuskan: pembeli diminta mengirim barangnya.',
    reject: 'Diputuskan: pengembalian ditolak.',
  },
  refused: {
    tooLate: 'Pengembalian ini sudah diputuskan, atau statusnya sudah berubah. Tidak ada yang diubah.',
    elsewhere: 'Barangnya tidak di pembeli lagi, jadi tidak bisa diminta dikirim.',
    lost: 'Barangnya hilang di kurir: tidak bisa dijual lagi dan harus dibayar, kecuali bank sudah menarik seluruh pembayaran.',
    share: 'Bagian Lokapasar harus kurang dari harga barang yang dikembalikan.',
    part: 'Tulis jumlahnya dalam rupiah, misalnya 90.000, atau kosongkan.',
    shopBears: 'Tulis bagian Lokapasar dalam rupiah, misalnya 40.000.',
    bearer: 'Pilih siapa yang menanggung.',
  },
} as const;
