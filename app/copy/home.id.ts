import { formatCount } from '#domain/format.ts';

/** Texts of the home page (P-PAGE-14 to P-PAGE-19). */
export const homeCopy = {
  title: 'Lokapasar: toko-toko pilihan dari seluruh Indonesia',
  description:
    'Belanja fashion, elektronik, kebutuhan rumah, dan lainnya dari toko-toko pilihan di seluruh Indonesia, dengan flash sale dan promo setiap hari.',
  hero: { label: 'Promo utama', shopNow: 'Belanja Sekarang' },
  ended: 'Promo telah berakhir',
  carousel: {
    role: 'tayangan bergulir',
    slide: (index: number, count: number) => `${index} dari ${count}`,
    go: (index: number) => `Tampilkan promo ${index}`,
    pause: 'Jeda tayangan promo',
    play: 'Lanjutkan tayangan promo',
  },
  categories: 'Kategori Populer',
  categoryRow: 'Kategori',
  subcategories: (count: number) => `${formatCount(count)} Subkategori`,
  allCategories: 'Semua Kategori',
  featured: 'Produk Unggulan',
  recommended: 'Rekomendasi Untukmu',
  seeAll: 'Lihat Semua',
  promo: {
    label: 'Promo lainnya',
    slidesLabel: 'Promo pilihan',
    tile: {
      title: 'Semua Promosi',
      text: 'Diskon, flash sale, dan promo musiman dalam satu halaman.',
      action: 'Lihat promosi',
      to: '/promotions',
    },
    slides: [
      {
        title: 'Penawaran Spesial',
        text: 'Diskon hingga 50% untuk produk pilihan.',
        link: '/special-offer',
      },
      { title: 'Koleksi Terbaru', text: 'Barang-barang yang baru tiba di toko.', link: '/new-arrivals' },
      {
        title: 'Promo Lebaran',
        text: 'Busana, rumah, dan hampers untuk hari raya.',
        link: '/promotions/eid',
      },
    ],
  },
} as const;
