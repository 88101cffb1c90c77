import { formatCount, formatRupiah } from '#domain/format.ts';
import type { ListExtent } from '#domain/listing/list-extent.ts';
import { sizeLabel } from '#domain/listing/size-order.ts';
import type { Rupiah } from '#domain/money.ts';

/** How many products there are: 'lebih dari 1.000' when counting stopped there. */
export const counted = ({ total, isMore }: Pick<ListExtent, 'total' | 'isMore'>, more = 'lebih dari') =>
  `${isMore ? `${more} ` : ''}${formatCount(total)}`;

/** Texts of lists and their filters (P-LIST-2). */
export const catalogueCopy = {
  product: 'Produk',
  productList: 'Daftar produk',
  sortLabel: 'Urutkan',
  apply: 'Terapkan',
  sorts: {
    relevance: 'Paling Sesuai',
    popularity: 'Terlaris',
    popular: 'Terpopuler',
    newest: 'Terbaru',
    'price-low': 'Harga Terendah',
    'price-high': 'Harga Tertinggi',
    'price-asc': 'Harga Terendah',
    'price-desc': 'Harga Tertinggi',
    rating: 'Rating Tertinggi',
    discount: 'Diskon Terbesar',
  } as Readonly<Record<string, string>>,
  view: { label: 'Tampilan', grid: 'Tampilan kotak', list: 'Tampilan daftar' },
  filter: {
    open: 'Filter',
    title: 'Filter Produk',
    close: 'Tutup filter',
    price: 'Harga',
    rating: 'Rating',
    min: 'Harga minimum',
    max: 'Harga maksimum',
    slider: { min: 'Geser harga minimum', max: 'Geser harga maksimum' },
    noLimit: 'Tanpa batas',
    stars: (stars: number) => (stars === 5 ? '5' : `${stars} ke atas`),
    starsLabel: (stars: number) => (stars === 5 ? 'Bintang 5' : `Bintang ${stars} ke atas`),
    apply: 'Terapkan Filter',
    /** What applying would do. */
    show: (count: string) => (count === '0' ? 'Tidak ada produk' : `Tampilkan ${count} produk`),
    counting: 'Menghitung…',
    /** The count of an option for those who hear the page. */
    count: (count: number) => `${formatCount(count)} produk`,
    reset: 'Reset Semua Filter',
    none: 'Tidak ada produk yang cocok dengan filter ini. Coba longgarkan filternya.',
    active: 'Filter aktif',
    remove: (label: string) => `Hapus filter ${label}`,
    removeAll: 'Hapus semua',
    sizeChip: (size: string) => `Ukuran ${sizeLabel(size)}`,
    from: (location: string) => `Dari ${location}`,
    goods: { service: 'Layanan', color: 'Warna', size: 'Ukuran', location: 'Dikirim dari' },
    goodsLabel: (value: string) =>
      value === 'cod'
        ? 'COD (bayar di tempat)'
        : value === 'free-shipping'
          ? 'Gratis Ongkir'
          : sizeLabel(value),
    prices: (min: Rupiah, max: Rupiah | null) => {
      if (max === null) return `Mulai ${formatRupiah(min)}`;
      return min === 0 ? `Hingga ${formatRupiah(max)}` : `${formatRupiah(min)} - ${formatRupiah(max)}`;
    },
  },
  pagination: {
    label: 'Halaman',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    page: (page: number) => `Halaman ${page}`,
    beyond: 'Halaman ini tidak ada',
    beyondText: (count: number) => `Daftar ini hanya sampai halaman ${formatCount(count)}.`,
    besideGone: 'Bagian daftar ini sudah berubah atau tidak ada lagi.',
    first: 'Ke halaman 1',
  },
  category: {
    crumb: 'Kategori',
    subcategories: 'Subkategori',
    all: 'Semua',
    none: 'Tidak ada produk yang ditemukan',
    hint: 'Coba ubah filter pencarian Anda',
    count: (extent: ListExtent) => `${counted(extent, 'Lebih dari')} produk`,
  },
} as const;
