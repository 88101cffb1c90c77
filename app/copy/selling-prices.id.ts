import { PRICE_UNDO_HOURS } from '#domain/catalogue/price-change.ts';
import { PRODUCT_LIMITS } from '#domain/catalogue/product-draft.ts';
import { formatCount, formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { rupiah } from '#domain/money.ts';

const money = (amount: number) => formatRupiah(rupiah(amount));
const { min, max } = PRODUCT_LIMITS.price;
const BOUNDS = `${money(min)} sampai ${money(max)}`;

/** Texts of the page on which a shop changes many prices at once. */
export const sellingPricesCopy = {
  title: 'Ubah Harga',
  description: 'Mengubah harga beberapa produk toko sekaligus.',
  back: 'Ke daftar produk',
  change: 'Naik atau turun berapa',
  changeHint: `Misalnya +10%, -5,5%, atau +2.000. Hasilnya dibulatkan ke Rupiah terdekat, ${BOUNDS}.`,
  unread: 'Tulis persen, misalnya +10% atau -5,5%, atau Rupiah dengan tandanya, misalnya +2.000.',
  show: 'Lihat Harga Baru',
  chosen: (count: number) => `${formatCount(count)} produk dipilih. Harga semua pilihannya ikut berubah.`,
  preview: 'Harga baru',
  previewHint: 'Belum ada yang berubah. Harga lama tidak menjadi harga coret.',
  counts: ({ changed, changing, left }: { changed: number; changing: number; left: number }) =>
    `Harga ${formatCount(changed)} pilihan dari ${formatCount(changing)} produk berubah.${left === 0 ? '' : ` ${formatCount(left)} produk sedang promosi atau flash sale, jadi harganya tidak diubah.`}`,
  shown: (shown: number, all: number) =>
    `Contoh ${formatCount(shown)} dari ${formatCount(all)} produk, yang perlu diperiksa lebih dulu.`,
  number: (id: number) => `No. ${id}`,
  newPrice: (price: number) => money(price),
  oldPrice: (price: number) => `Sekarang ${money(price)}`,
  same: 'Tidak berubah',
  outside: `Di luar ${BOUNDS}`,
  notes: {
    promotion: 'Sedang promosi, jadi harganya tidak diubah.',
    flash: 'Sedang flash sale, jadi harganya tidak diubah.',
    planned: 'Ada promosi yang akan datang. Harga promosinya tidak ikut berubah.',
  },
  save: (choices: number) => `Ubah Harga ${formatCount(choices)} Pilihan`,
  isOutside: (count: number) =>
    `Harga ${formatCount(count)} pilihan jadi di luar ${BOUNDS}. Ubah angkanya, atau pilih produk lain.`,
  nothing: 'Tidak ada harga yang berubah.',
  none: 'Belum ada produk yang dipilih',
  noneText: `Pilih produk di daftar produk, paling banyak ${MOST_TICKED}, lalu tekan Ubah Harga. Produk yang diblokir atau diarsipkan tidak ikut.`,
  recent: 'Bisa diurungkan',
  recentHint: `Dalam ${PRICE_UNDO_HOURS} jam. Harga yang sementara itu berubah lagi dibiarkan.`,
  of: (at: Date, products: number, choices: number) =>
    `${formatDateTime(at)} WIB: ${formatCount(products)} produk, ${formatCount(choices)} pilihan`,
  undo: 'Urungkan',
  undoOf: (at: Date) => `Urungkan perubahan harga ${formatDateTime(at)} WIB`,
  done: (choices: number) => `Harga ${formatCount(choices)} pilihan berubah.`,
  undone: (undone: number, left: number) =>
    left === 0
      ? `Harga ${formatCount(undone)} pilihan kembali seperti semula.`
      : `Harga ${formatCount(undone)} pilihan kembali seperti semula. ${formatCount(left)} pilihan dibiarkan, karena harganya sudah berubah lagi atau tidak dijual lagi.`,
  refused: {
    price_changed: (id: number) =>
      `Produk No. ${id} sudah berubah harganya. Tidak ada yang diubah; periksa harga barunya sekali lagi.`,
    price_promoted: (id: number) =>
      `Produk No. ${id} sekarang sedang promosi atau flash sale. Tidak ada yang diubah; periksa sekali lagi.`,
    price_range: (id: number) => `Produk No. ${id} harganya jadi di luar ${BOUNDS}. Tidak ada yang diubah.`,
    gone: 'Perubahan ini tidak bisa diurungkan lagi: sudah diurungkan, atau sudah lewat sehari.',
  },
} as const;
