import type { ProductState } from '#domain/catalogue/product-state.ts';
import { formatCount } from '#domain/format.ts';
import type { ReportKind } from '#domain/forms/report.ts';
import type { LookedAtTab } from '#domain/operating/product-tabs.ts';

/** Texts of the console around products and what people report (P-CONSOLE-45, P-CONSOLE-46). */

const keep = 'Batal';

const TABS: Readonly<Record<LookedAtTab, string>> = {
  review: 'Menunggu',
  blocked: 'Diblokir',
  all: 'Semua',
};

const STATES: Readonly<Record<ProductState, string>> = {
  review: 'Menunggu ditinjau',
  listed: 'Dijual',
  hidden: 'Disembunyikan toko',
  blocked: 'Diblokir',
  archived: 'Diarsipkan toko',
};

const REPORTED: Readonly<Record<ReportKind, string>> = {
  product: 'Produk',
  seller: 'Toko',
  review: 'Ulasan',
};

export const operatingProductsCopy = {
  tab: (tab: LookedAtTab) => TABS[tab],
  state: (state: ProductState) => STATES[state],
  list: {
    title: 'Produk',
    description: 'Produk semua toko, dan yang menunggu ditinjau.',
    tabsLabel: 'Status produk',
    search: 'Cari nama atau nomor produk',
    clear: 'Hapus',
    find: 'Cari',
    label: 'Daftar produk',
    columns: {
      product: 'Produk',
      shop: 'Toko',
      price: 'Harga',
      state: 'Status',
      changed: 'Diubah',
    },
    pick: (name: string) => `Pilih ${name}`,
    all: 'Pilih semua di halaman ini',
    approve: 'Setujui yang Dipilih',
    emptyReview: 'Tidak ada produk yang menunggu',
    emptyReviewText:
      'Di sini tampil tiga produk pertama toko baru (kecuali di toko contoh) dan produk diblokir yang diperbaiki tokonya.',
    empty: 'Tidak ada produk di sini',
    emptyText: 'Pilih status lain, atau cari dengan nama.',
    none: (q: string) => `Tidak ada produk untuk "${q}"`,
    noneText: 'Periksa ejaannya, atau cari dengan nomor produk.',
    first: 'Ke halaman pertama',
    next: 'Halaman berikutnya',
  },
  product: {
    title: 'Produk',
    back: 'Semua produk',
    missing: 'Produk tidak ditemukan',
    missingText: 'Periksa lagi nomor produknya.',
    number: (id: number) => `Produk ${id}`,
    page: 'Lihat halaman produknya',
    facts: 'Rincian',
    shop: 'Toko',
    category: 'Kategori',
    price: 'Harga mulai',
    state: 'Status',
    reason: 'Alasan yang dibaca toko',
    changed: 'Terakhir diubah',
    variants: 'Pilihan',
    specifications: 'Spesifikasi',
    short: 'Ringkasan',
    text: 'Deskripsi',
    images: 'Foto',
    image: (name: string, position: number) => `${name}, foto ${position}`,
  },
  approve: {
    label: 'Setujui',
    title: 'Tampilkan produk ini kepada pembeli?',
    text: 'Produk langsung dijual.',
    confirm: 'Setujui',
    keep,
  },
  block: {
    label: 'Blokir',
    title: 'Blokir produk ini?',
    text: 'Pembeli tidak melihatnya lagi. Toko membaca alasannya; kalau toko memperbaikinya, produk menunggu ditinjau lagi.',
    confirm: 'Blokir',
    keep,
  },
  unblock: {
    label: 'Buka Blokir',
    title: 'Buka blokir produk ini?',
    text: 'Produk langsung dijual lagi.',
    confirm: 'Buka Blokir',
    keep,
  },
  why: 'Alasan untuk toko',
  whyHint: 'Paling banyak 300 karakter. Dibaca toko di daftar produknya.',
  reports: {
    title: 'Laporan',
    description: 'Produk, toko, dan ulasan yang dilaporkan.',
    none: 'Tidak ada laporan',
    noneText: 'Laporan baru akan tampil di sini.',
    heading: (kind: ReportKind, name: string) => `${REPORTED[kind]}: ${name}`,
    gone: 'sudah tidak ada',
    count: (count: number) => `${formatCount(count)} laporan`,
    more: (count: number) => `dan ${formatCount(count)} laporan lain`,
    since: (age: string) => `Terlama menunggu ${age}`,
    says: 'Isi ulasan',
    stars: (rating: number) => `${rating} dari 5 bintang`,
    photo: (position: number) => `Foto ulasan ${position}`,
    isHidden: 'Ulasan ini sudah disembunyikan.',
    open: { product: 'Buka produknya', seller: 'Buka tokonya', review: 'Buka produknya' } satisfies Record<
      ReportKind,
      string
    >,
  },
  hide: {
    label: 'Sembunyikan Ulasan',
    title: 'Sembunyikan ulasan ini?',
    text: 'Ulasan tidak tampil lagi dan tidak dihitung dalam rating. Penulisnya diberi tahu sebabnya. Laporannya ditutup.',
    confirm: 'Sembunyikan',
    keep,
  },
  ground: 'Sebab yang dibaca penulisnya',
  chooseGround: 'Pilih sebab',
  blockReported: {
    label: 'Blokir Produk',
    title: 'Blokir produk ini?',
    text: 'Pembeli tidak melihatnya lagi, dan toko membaca alasannya. Laporannya ditutup.',
    confirm: 'Blokir',
    keep,
  },
  close: {
    label: 'Tutup Laporan',
    title: 'Tutup laporan ini?',
    text: 'Yang dilaporkan tidak diubah. Laporan yang masuk sementara itu tetap terbuka.',
    confirm: 'Tutup',
    keep,
  },
  done: {
    approve: 'Produk disetujui.',
    block: 'Produk diblokir.',
    unblock: 'Blokir dibuka.',
    hide: 'Ulasan disembunyikan, dan laporannya ditutup.',
    close: 'Laporan ditutup.',
  },
  refused: {
    why: 'Tulis dulu alasan untuk toko, paling banyak 300 karakter.',
    none: 'Pilih dulu satu produk.',
    ground: 'Pilih dulu sebab yang dibaca penulisnya.',
    state: 'Status produknya sudah berubah. Tidak ada yang diubah.',
    reportsClosed: 'Laporan ini sudah ditutup orang lain.',
    hiddenAlready: 'Ulasan ini sudah disembunyikan orang lain. Tutup laporannya saja.',
    shownAlready: 'Ulasan ini sudah tampil.',
  },
} as const;
