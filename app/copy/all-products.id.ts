import type { ListExtent } from '#domain/listing/list-extent.ts';
import { counted } from './catalogue.id.ts';

/** Texts of the list of all products (P-LIST-4). */
export const allProductsCopy = {
  title: 'Semua Produk',
  description: 'Seluruh produk di Lokapasar dalam satu daftar.',
  shown: (extent: ListExtent) => `Menampilkan ${counted(extent)} produk`,
  none: 'Tidak ada produk yang ditemukan',
  clear: 'Hapus Filter Pencarian',
  related: 'Kategori Terkait',
  relatedLinks: [
    { to: '/category/2', label: 'Elektronik' },
    { to: '/category/3', label: 'Rumah Tangga' },
    { to: '/category/6', label: 'Aksesoris' },
    { to: '/category/7', label: 'Komputer & Laptop' },
    { to: '/categories', label: 'Semua Kategori' },
  ],
} as const;
