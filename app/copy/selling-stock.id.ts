import { formatCount } from '#domain/format.ts';

/** Texts of the table of a shop's stocks. */
export const sellingStockCopy = {
  title: 'Stok',
  description: 'Stok semua pilihan produk toko.',
  back: 'Ke daftar produk',
  search: 'Cari produk',
  clear: 'Hapus kata pencarian',
  find: 'Cari',
  hint: 'Tanda panah pindah ke baris atas atau bawah, Enter menyimpan. Penjualan sementara itu tetap dihitung.',
  stockOf: (name: string) => `Stok ${name}`,
  save: 'Simpan Stok',
  pages: 'Halaman stok',
  first: 'Ke halaman pertama',
  next: 'Halaman berikutnya',
  empty: 'Tidak ada produk',
  emptyText: 'Stok produk yang dijual, disembunyikan, atau ditinjau tampil di sini.',
  noneText: 'Periksa lagi ejaannya, atau cari dengan kata yang lebih sedikit.',
  none: 'Belum ada stok yang diubah.',
  number: 'Tulis stok dengan angka bulat, misalnya 12. Tidak ada yang diubah.',
  gone: 'Sementara itu ada yang terjual, jadi stok yang ditandai tidak cukup dikurangi. Tidak ada yang diubah; muat ulang untuk melihat sisanya.',
  done: (count: number) => `Stok ${formatCount(count)} pilihan tersimpan.`,
} as const;
