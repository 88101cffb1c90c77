import { formatCount } from '#domain/format.ts';

/** Texts of the page of one product (P-PROD-1 to P-PROD-11). */
export const productCopy = {
  crumb: 'Produk',
  notFound: {
    title: 'Produk tidak ditemukan',
    text: 'Maaf, produk yang Anda cari tidak tersedia.',
    link: 'Lihat Produk Lainnya',
  },
  gallery: {
    label: 'Foto produk',
    previous: 'Foto sebelumnya',
    next: 'Foto berikutnya',
    zoom: 'Perbesar foto',
    thumbnail: (index: number) => `Lihat foto ${index}`,
    alt: (name: string, index: number, count: number) =>
      count > 1 ? `${name}, foto ${index} dari ${count}` : name,
  },
  share: 'Bagikan',
  reviewCount: (count: number) => `${formatCount(count)} Ulasan`,
  sold: (count: number) => `Terjual ${formatCount(count)}`,
  shipping: 'Pengiriman',
  freeShipping: 'Gratis Ongkir',
  paidShipping: 'Berbayar',
  warranty: 'Garansi',
  sentFrom: (location: string) => `Dikirim dari ${location}`,
  flash: 'Harga Flash Sale',
  flashGoesOn: 'Harga masih berlaku selama kuota tersedia',
  related: 'Produk Terkait',
} as const;
