import { formatCount } from '#domain/format.ts';
import type { OrderTab } from '#domain/orders/tabs.ts';

/** Texts of the list of a shopper's orders and its cards. */
export const ordersCopy = {
  tabsLabel: 'Status pesanan',
  tabs: {
    all: 'Semua',
    unpaid: 'Belum Bayar',
    processing: 'Diproses',
    shipped: 'Dikirim',
    done: 'Selesai',
    cancelled: 'Dibatalkan',
  } satisfies Record<OrderTab, string>,
  /** A tab with how many orders it has. */
  tab: (name: string, count: number) => `${name} (${formatCount(count)})`,
  search: {
    label: 'Cari pesanan',
    placeholder: 'Nomor atau nama produk',
    submit: 'Cari',
    clear: 'Hapus kata kunci',
  },
  empty: 'Belum ada pesanan',
  emptyTab: (tab: string) => `Tidak ada pesanan di bagian ${tab}`,
  emptySearch: (term: string) => `Tidak ada pesanan yang cocok dengan "${term}"`,
  seeAll: 'Lihat semua pesanan',
  payBy: 'Bayar paling lambat',
  confirmBy: 'Konfirmasi paling lambat',
  returnBy: 'Bisa dikembalikan sampai',
  toShop: 'Mulai Belanja',
  track: 'Lacak dengan nomor pesanan',
  complaints: 'Komplain Saya',
  guest: {
    text: 'Pesanan tanpa akun terlihat di perangkat ini saja, atau lewat tautan di e-mailnya. Masuk atau daftar supaya bisa dibuka dari perangkat lain.',
    login: 'Login/Daftar',
  },
  card: {
    others: (count: number) => `+${formatCount(count)} produk lainnya`,
    pieces: (count: number) => `${formatCount(count)} barang`,
    total: 'Total Belanja',
    detail: 'Lihat Detail',
    of: (action: string, number: string) => `${action}, pesanan ${number}`,
  },
  actions: {
    pay: 'Bayar',
    confirm: 'Konfirmasi',
    track: 'Lacak',
    received: 'Barang Sudah Diterima',
    buyAgain: 'Beli Lagi',
  },
  pages: {
    label: 'Halaman pesanan',
    page: (number: number) => `Halaman ${number}`,
    previous: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
  },
  boughtAgain: 'Ditambahkan ke keranjang',
  boughtAgainText: 'Harga dan stok diperiksa lagi di keranjang.',
  seeCart: 'Lihat Keranjang',
  sample: 'Contoh',
} as const;
