import type { ListExtent } from '#domain/listing/list-extent.ts';
import type { Audience } from '#domain/search/audiences.ts';
import type { WishedOrder, WishedProperty, Wishes } from '#domain/search/wishes.ts';
import { counted } from './catalogue.id.ts';

const AUDIENCE_WORDS = { men: 'pria', women: 'wanita', children: 'anak' } satisfies Record<Audience, string>;

const UNMET = {
  'free-shipping': 'dengan gratis ongkir',
  cod: 'yang bisa COD',
  discounted: 'yang sedang diskon',
  'flash-sale': 'yang sedang flash sale',
} satisfies Record<WishedProperty, string>;

/** Texts of the search screen and its form (P-SEARCH-2). */
export const searchCopy = {
  title: 'Pencarian',
  resultsFor: (term: string) => `Hasil pencarian untuk "${term}"`,
  all: 'Semua Produk',
  description: (title: string) =>
    `${title} di Lokapasar: bandingkan harga, penilaian pembeli, dan toko dari seluruh Indonesia.`,
  found: (extent: ListExtent) => `${counted(extent, 'Lebih dari')} produk ditemukan`,
  none: 'Tidak ada hasil',
  noneFor: (term: string) => `Tidak ditemukan produk untuk pencarian "${term}". Coba kata kunci lain.`,
  /** For a term that was understood otherwise than typed. */
  shownFor: (understood: string) => `Menampilkan hasil untuk "${understood}"`,
  /** What a term wishes beside the thing that it names. */
  orders: {
    cheapest: 'Termurah dulu',
    dearest: 'Termahal dulu',
    'best-selling': 'Terlaris dulu',
    newest: 'Terbaru dulu',
    'best-rated': 'Rating tertinggi dulu',
    'most-discounted': 'Diskon terbesar dulu',
  } satisfies Record<WishedOrder, string>,
  properties: {
    'free-shipping': 'Gratis ongkir',
    cod: 'Bisa COD',
    discounted: 'Sedang diskon',
    'flash-sale': 'Sedang flash sale',
  } satisfies Record<WishedProperty, string>,
  audiences: {
    men: 'Untuk pria lebih dulu',
    women: 'Untuk wanita lebih dulu',
    children: 'Untuk anak lebih dulu',
  } satisfies Record<Audience, string>,
  /** For a term that names an audience, when all that it finds is for others. */
  audienceUnmet: (audiences: readonly Audience[]) =>
    `Belum ada yang khusus untuk ${audiences.map((audience) => AUDIENCE_WORDS[audience]).join(' dan ')}, jadi yang lain ditampilkan.`,
  official: 'Toko resmi lebih dulu',
  /** For wished properties and a price that no such product has. */
  unmet: ({ properties, minPrice, maxPrice }: Wishes) => {
    const price = minPrice === null && maxPrice === null ? [] : ['dengan harga itu'];
    const wished = [...properties.map((property) => UNMET[property]), ...price];
    return `Belum ada produk ${wished.join(' dan ')}, jadi yang lain ditampilkan.`;
  },
  lacking: (thing: string) =>
    `"${thing}" belum tersedia. Berikut produk yang namanya mirip atau paling mendekati.`,
  literally: (term: string) => `Cari persis "${term}"`,
  isLiteral: (term: string) => `Hanya produk yang namanya memuat "${term}" persis seperti itu.`,
  understood: 'Cari juga kata yang semakna',
  places: 'Kategori dan toko yang cocok',
  shop: (name: string) => `Toko ${name}`,
  browse: 'Telusuri kategori',
  instead: 'Sedang banyak dibeli',
  placeholder: 'Cari produk...',
  label: 'Kata kunci',
  formLabel: 'Pencarian di halaman ini',
  clear: 'Hapus kata kunci',
  submit: 'Cari',
} as const;
