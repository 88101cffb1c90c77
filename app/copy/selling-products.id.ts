import type { ProductState, ProductStep } from '#domain/catalogue/product-state.ts';
import { LOW_STOCK, type ProductSort, type ProductTab } from '#domain/catalogue/product-tabs.ts';
import { formatCount } from '#domain/format.ts';
import { cappedCount, leftOf, pickAllFound, pickAllOfTab } from './selling.id.ts';

/** Texts of a shop's products at its desk. */
const TAB_NAMES: Readonly<Record<ProductTab, string>> = {
  listed: 'Dijual',
  low: 'Stok Menipis',
  hidden: 'Disembunyikan',
  review: 'Ditinjau',
  blocked: 'Diblokir',
  archived: 'Arsip',
};

const EMPTY: Readonly<Record<ProductTab, string>> = {
  listed: 'Produk yang dilihat pembeli tampil di sini.',
  low: `Produk yang salah satu pilihannya tinggal ${LOW_STOCK} atau kurang tampil di sini.`,
  hidden: 'Produk yang disembunyikan tampil di sini. Pembeli tidak melihatnya.',
  review: 'Produk yang menunggu ditinjau Lokapasar tampil di sini.',
  blocked: 'Produk yang diblokir Lokapasar tampil di sini dengan alasannya.',
  archived: 'Produk yang tidak dijual lagi tampil di sini. Pesanan lama tetap menyimpannya.',
};

const STATE_NAMES: Readonly<Record<ProductState, string>> = {
  listed: 'Dijual',
  hidden: 'Disembunyikan',
  review: 'Ditinjau Lokapasar',
  blocked: 'Diblokir',
  archived: 'Diarsipkan',
};

const products = (count: number) => `${formatCount(count)} produk`;

/** The steps that a shop takes with its products. */
type ShopStep = Exclude<ProductStep, 'approve' | 'block' | 'unblock'>;

export const sellingProductsCopy = {
  title: 'Produk',
  description: 'Produk toko di Lokapasar.',
  tabsLabel: 'Status produk',
  /** A search looks through all tabs, and then has no counts. */
  tab: (tab: ProductTab, count: number | null) =>
    count === null ? TAB_NAMES[tab] : `${TAB_NAMES[tab]} (${cappedCount(count)})`,
  search: 'Cari di semua produk',
  clear: 'Hapus kata kunci',
  searchHint: 'Sebagian nama, atau nomor produk.',
  sort: 'Urutkan',
  sorts: {
    baru: 'Terbaru',
    laris: 'Paling laris',
    sepi: 'Paling sedikit terjual',
  } satisfies Record<ProductSort, string>,
  find: 'Cari',
  list: 'Daftar produk',
  columns: { product: 'Produk', price: 'Harga', stock: 'Stok', sold: 'Terjual', state: 'Status' },
  number: (id: number) => `No. ${id}`,
  choices: (count: number) => `${formatCount(count)} pilihan`,
  from: (price: string) => `Mulai ${price}`,
  low: (lowChoices: number, choices: number) =>
    choices > 1 ? `${formatCount(lowChoices)} pilihan menipis` : 'Menipis',
  soldOut: 'Habis',
  states: STATE_NAMES,
  blockedFor: (reason: string) => `Alasan: ${reason}`,
  seen: 'Lihat',
  edit: 'Ubah',
  copy: 'Salin',
  add: 'Tambah Produk',
  toStock: 'Ubah stok cepat',
  toPrices: 'Ubah Harga',
  toImport: 'Impor dan ekspor',
  drafts: 'Rancangan yang belum diterbitkan',
  unnamed: 'Tanpa nama',
  published: 'Produk tampil di toko.',
  showPublished: 'Lihat sebagai pembeli',
  /** Said of a product that was published in a state in which shoppers do not see it. */
  unseen: {
    review: 'Produk dikirim ke Lokapasar. Pembeli melihatnya setelah ditinjau dan disetujui.',
    hidden: 'Perubahan tersimpan. Produk ini disembunyikan: pembeli melihatnya setelah kamu tampilkan lagi.',
    blocked: 'Perubahan tersimpan. Produk ini diblokir, jadi pembeli tidak melihatnya.',
    archived: 'Perubahan tersimpan. Produk ini di arsip, jadi pembeli tidak melihatnya.',
  },
  opened: 'Toko sudah dibuka. Tambahkan produk pertamamu.',
  discarded: 'Rancangan dibuang.',
  pick: (name: string) => `Pilih ${name}`,
  pickAll: pickAllOfTab,
  pickAllFound,
  forPicked: 'Untuk produk yang dipilih',
  first: 'Ke halaman pertama',
  next: 'Halaman berikutnya',
  empty: (tab: ProductTab) => `Tidak ada produk di ${TAB_NAMES[tab]}`,
  emptyText: (tab: ProductTab) => EMPTY[tab],
  none: (q: string) => `Tidak ada produk yang cocok dengan "${q}"`,
  noneText: 'Periksa lagi ejaannya, atau cari dengan kata yang lebih sedikit.',
  steps: {
    hide: 'Sembunyikan',
    show: 'Tampilkan',
    archive: 'Arsipkan',
    restore: 'Kembalikan dari Arsip',
  } satisfies Record<ShopStep, string>,
  done: {
    hide: (count: number) => `${products(count)} disembunyikan. Pembeli tidak melihatnya lagi.`,
    show: (count: number) => `${products(count)} tampil lagi di toko.`,
    archive: (count: number) => `${products(count)} diarsipkan.`,
    restore: (count: number) => `${products(count)} kembali dari arsip, dan masih disembunyikan.`,
  } satisfies Record<ShopStep, (count: number) => string>,
  left: {
    title: (left: number, all: number) => leftOf(left, all, 'produk'),
    nowIs: (state: ProductState) => `statusnya sekarang ${STATE_NAMES[state]}`,
  },
  refused: {
    none: 'Pilih dulu satu produk atau lebih.',
    state: (id: number) =>
      `Status produk No. ${id} sudah berubah. Tidak ada yang diubah; muat ulang untuk melihat keadaannya.`,
    notFound: 'Salah satu produk tidak ditemukan. Tidak ada yang diubah.',
  },
} as const;
