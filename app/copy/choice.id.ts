import { formatCount } from '#domain/format.ts';

/** Texts about what can be chosen of a product, on its page and in the sheet (P-PROD-4, P-FLASH-10). */
export const choiceCopy = {
  soldOut: 'Habis',
  stock: (stock: number) => `Stok: ${formatCount(stock)}`,
  fewLeft: (stock: number) => `Tersisa ${formatCount(stock)}`,
  sizeGuide: 'Panduan ukuran',
  noStock: 'Stok habis',
  notSold: 'Kombinasi ini tidak dijual',
  from: 'Mulai',
  chosen: (variant: string) => `Varian: ${variant || 'Belum dipilih'}`,
  next: (variant: string) => `Pilih ${variant}`,
  /** What the sheet chose by itself. */
  begun: (options: string, variant: string) => `Sudah dipilihkan: ${options}. Pilih ${variant}`,
  missing: (variant: string) => `Pilih ${variant} dulu`,
  quota: (left: number) => `Kuota tersisa ${formatCount(left)}`,
  beyondQuota: 'Barang di luar kuota flash sale dijual dengan harga normal.',
  quantity: 'Jumlah',
  decrease: 'Kurangi jumlah',
  increase: 'Tambah jumlah',
  cart: 'Keranjang',
  buyNow: 'Beli Sekarang',
} as const;
