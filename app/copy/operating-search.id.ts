/** Texts of the console's search (P-CONSOLE-20). */
export const operatingSearchCopy = {
  title: 'Cari',
  description: 'Cari pesanan, akun, toko, dan produk.',
  search: 'Cari di Panel Admin',
  clear: 'Hapus',
  find: 'Cari',
  orders: 'Pesanan',
  people: 'Akun',
  noEmail: 'Tanpa e-mail',
  sellers: 'Toko',
  products: 'Produk',
  all: {
    orders: 'Lihat semua pesanan yang cocok',
    people: 'Lihat semua akun yang cocok',
    sellers: 'Lihat semua toko yang cocok',
    products: 'Lihat semua produk yang cocok',
  },
  buyerGone: 'data pembeli sudah dihapus',
  empty: 'Apa yang dicari?',
  /** What its reader may look for, by what they may read. */
  emptyText: (may: Readonly<Record<'orders' | 'people' | 'sellers' | 'products', boolean>>) =>
    `Ketik ${[
      ...(may.orders ? ['nomor pesanan, pembelian, invoice, atau resi'] : []),
      ...(may.orders || may.people ? ['telepon, e-mail, atau nama pembeli'] : []),
      ...(may.sellers ? ['nama atau nomor toko'] : []),
      ...(may.products ? ['nama atau nomor produk'] : []),
    ].join('; ')}.`,
  none: (q: string) => `Tidak ada yang cocok dengan “${q}”`,
  noneText: 'Periksa ejaannya, atau cari dengan nomor lain.',
};
