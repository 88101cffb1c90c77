import { formatCount, formatRupiah } from '#domain/format.ts';
import type { Rupiah } from '#domain/money.ts';

/** Texts of the cart and its toasts (P-CART-7 to P-CART-16). */
export const cartCopy = {
  crumb: 'Keranjang',
  title: 'Keranjang Belanja',
  description: 'Barang pilihanmu, jumlahnya, dan total tagihan sebelum checkout.',
  loading: 'Keranjang sedang dimuat',
  needsJavaScript:
    'Halaman keranjang memerlukan JavaScript. Aktifkan JavaScript di browser untuk melihat isinya.',
  empty: {
    title: 'Keranjang Kamu Kosong',
    text: 'Yuk, belanja dan tambahkan produk ke keranjang!',
    link: 'Mulai Belanja',
  },
  lines: 'Isi keranjang',
  /** Marks a line that the demo put there. */
  sample: 'Contoh',
  checkAll: 'Pilih Semua',
  check: (name: string) => `Pilih ${name}`,
  variant: (variant: string) => `Varian: ${variant || 'Belum dipilih'}`,
  choose: (name: string) => `Pilih varian ${name}`,
  chooseShort: 'Pilih varian',
  change: (name: string) => `Ubah varian ${name}`,
  changeShort: 'Ubah',
  /** Stands before the seller's name. */
  checkSeller: 'Semua barang dari ',
  closedShop: 'Barangnya bisa dibeli mulai hari itu.',
  originalPrice: 'Harga sebelum diskon',
  quantity: (name: string) => `Jumlah ${name}`,
  decrease: (name: string) => `Kurangi jumlah ${name}`,
  increase: (name: string) => `Tambah jumlah ${name}`,
  remove: (name: string) => `Hapus ${name}`,
  notice: {
    priceChanged: 'Harga berubah',
    from: 'dari',
    to: 'menjadi',
    stockShort: (stock: number) => (stock === 0 ? 'Stok habis' : `Stok tinggal ${formatCount(stock)}`),
    gone: 'Produk tidak tersedia lagi',
    choiceGone: 'Varian ini tidak dijual lagi',
  },
  /** Not all pieces of a line get the flash price. */
  beyondQuota: (line: { flash: number; price: Rupiah; rest: number; standing: Rupiah }) =>
    line.flash === 0
      ? `Kuota Flash Sale sudah terpakai: harga normal ${formatRupiah(line.standing)} per barang.`
      : `Kuota tersisa ${formatCount(line.flash)} dengan harga ${formatRupiah(line.price)}. ` +
        `${formatCount(line.rest)} barang lainnya memakai harga normal ${formatRupiah(line.standing)}.`,
  unchecked: { text: 'Harga terbaru belum bisa diperiksa', retry: 'Coba lagi' },
  summary: {
    title: 'Ringkasan Belanja',
    goods: (count: number) => `Total Harga (${formatCount(count)} barang)`,
    discount: 'Total Diskon',
    bill: 'Total Tagihan',
    withoutShipping: 'Belum termasuk ongkos kirim',
    checkout: 'Checkout',
  },
  clear: {
    button: 'Kosongkan Keranjang',
    title: 'Kosongkan keranjang?',
    text: 'Semua barang akan dihapus dari keranjang.',
    confirm: 'Ya, Kosongkan',
  },
  toast: {
    removed: 'Dihapus dari keranjang',
    cleared: 'Keranjang dibersihkan',
    unnamed: 'Sebagian barang belum bisa diperiksa',
    unnamedText: 'Periksa koneksi, lalu coba lagi.',
  },
} as const;
