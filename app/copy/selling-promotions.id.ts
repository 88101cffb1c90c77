import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { type PromotionFaultCode, SHOP_PROMOTION } from '#domain/promotions/shop-promotion.ts';

const { percent, leastPrice } = SHOP_PROMOTION;
const money = (amount: number) => formatRupiah(rupiah(amount));

const FAULTS: Readonly<Record<PromotionFaultCode, string>> = {
  nothing: 'Isi potongan, harga promo, atau pilih gratis ongkir.',
  not_a_number: 'Tulis dengan angka bulat, misalnya 45.000.',
  percent_range: `Potongan ${percent.min} sampai ${percent.max} persen.`,
  not_lower: 'Harga promo harus di bawah harga sekarang.',
  too_low: `Harga promo paling sedikit ${money(leastPrice)}.`,
  start_past: 'Waktu mulai sudah lewat. Kosongkan untuk mulai sekarang.',
  start_far: 'Mulai paling lambat 90 hari dari sekarang.',
  end_past: 'Waktu selesai sudah lewat.',
  too_short: 'Promosi berlangsung paling sedikit 1 jam.',
  too_long: 'Promosi berlangsung paling lama 30 hari.',
  no_moment: 'Pilih tanggal dan jam.',
};

/** Texts of a shop's promotions. */
export const sellingPromotionsCopy = {
  title: 'Promosi',
  description: 'Promosi toko di Lokapasar.',
  add: 'Buat Promosi',
  tabsLabel: 'Promosi menurut waktu',
  open: 'Berjalan dan Akan Datang',
  over: 'Berakhir',
  list: 'Daftar promosi',
  columns: { product: 'Produk', offer: 'Promosi', time: 'Waktu', state: 'Status' },
  empty: 'Belum ada promosi',
  emptyText: 'Turunkan harga sebuah produk untuk beberapa waktu, atau tanggung ongkirnya.',
  emptyOver: 'Belum ada promosi yang berakhir',
  emptyOverText: 'Promosi yang sudah selesai atau diakhiri tampil di sini.',
  number: (id: number) => `No. ${id}`,
  shipping: 'Gratis ongkir',
  price: (choice: string, price: number) => (choice === '' ? money(price) : `${choice}: ${money(price)}`),
  before: (standing: number) => `sebelumnya ${money(standing)}`,
  notStruck: (standing: number) =>
    `Tanpa harga coret: dalam 30 hari terakhir ${money(standing)} bukan harga terendah.`,
  changed: 'Harganya kamu ubah selama promosi, jadi tetap yang baru.',
  skipped: 'Tidak diturunkan: harganya saat mulai sudah sama atau lebih rendah.',
  more: (count: number) => `dan ${count} pilihan lain`,
  time: (start: Date, end: Date) => `${formatDateTime(start)} sampai ${formatDateTime(end)} WIB`,
  states: {
    planned: 'Akan datang',
    running: 'Berjalan',
    calledOff: 'Dibatalkan',
    stopped: (at: Date) => `Diakhiri ${formatDateTime(at)}`,
    over: 'Selesai',
  },
  end: 'Akhiri',
  callOff: 'Batalkan',
  endOf: (name: string) => `Akhiri promosi ${name}`,
  callOffOf: (name: string) => `Batalkan promosi ${name}`,
  first: 'Ke halaman pertama',
  next: 'Halaman berikutnya',
  done: {
    create: 'Promosi dibuat. Yang mulai sekarang terlihat pembeli dalam beberapa detik.',
    end: 'Promosi berakhir. Harga sebelumnya berlaku lagi.',
  },
  refused: {
    open: 'Produk ini punya promosi yang belum berakhir. Akhiri dulu yang itu.',
    flash: 'Produk ini sedang di Flash Sale, jadi harganya belum dapat dipromosikan.',
    over: 'Promosi ini sudah berakhir.',
    notFound: 'Produk atau promosi tidak ditemukan. Tidak ada yang diubah.',
    faults: 'Periksa isian yang ditandai. Promosi belum dibuat.',
  },
} as const;

/** Texts of the form that makes a promotion. */
export const newPromotionCopy = {
  title: 'Buat Promosi',
  description: 'Harga promo sebuah produk untuk beberapa waktu.',
  back: 'Ke daftar promosi',
  choose: 'Pilih produknya',
  search: 'Cari produk',
  clear: 'Hapus kata pencarian',
  find: 'Cari',
  none: 'Tidak ada produk yang cocok',
  noneText: 'Produk yang dijual, disembunyikan, atau ditinjau dapat dipromosikan.',
  firstPages: 'Tampil 20 produk terbaru. Cari untuk yang lain.',
  missing: 'Produk ini tidak dapat dipromosikan',
  missingText: 'Hanya produk tokomu yang dijual, disembunyikan, atau ditinjau.',
  other: 'Pilih produk lain',
  prices: 'Harga promo',
  percent: 'Potongan untuk semua pilihan (%)',
  percentHint: 'Dibulatkan ke bawah ke ratusan rupiah. Harga yang kamu tulis sendiri di bawah didahulukan.',
  optional: '(boleh kosong)',
  now: (price: number) => `Sekarang ${money(price)}`,
  struck: (price: number) => `Harga coret ${money(price)}`,
  lowest: (price: number) =>
    `Harga coret ${money(price)}: harga terendah dalam 30 hari terakhir. Harga sekarang baru naik, jadi tidak dicoret.`,
  priceOf: (choice: string) => (choice === '' ? 'Harga promo' : `Harga promo ${choice}`),
  struckText:
    'Yang dicoret adalah harga terendah tanpa promosi dalam 30 hari terakhir, dihitung saat promosi mulai. Kalau tidak lebih tinggi dari harga promo, tidak ada yang dicoret.',
  time: 'Waktu (WIB)',
  starts: 'Mulai',
  startsHint: 'Kosongkan untuk mulai sekarang.',
  ends: 'Selesai',
  endsHint: 'Paling lama 30 hari setelah mulai. Setelahnya harga sebelumnya berlaku lagi.',
  shipping: 'Gratis ongkir selama promosi',
  shippingHint:
    'Ongkir layanan termurah ditanggung toko dan dipotong dari penjualan. Pembeli membayar selisih kalau memilih layanan yang lebih mahal.',
  save: 'Buat Promosi',
  fault: (code: PromotionFaultCode) => FAULTS[code],
} as const;
