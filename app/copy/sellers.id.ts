import { formatCount, formatRating } from '#domain/format.ts';

/** A shop whose goods nobody has rated has the rating 0. */
export const ratingWords = (rating: number): string =>
  rating === 0 ? 'Belum ada rating' : formatRating(rating);

/** Texts of the list of shops and of a shop's page (P-SELL-1 to P-SELL-7). */
export const sellersCopy = {
  crumb: 'Toko',
  allCrumb: 'Semua Toko',
  title: 'Daftar Toko',
  description: 'Temukan toko resmi dan penjual tepercaya dari seluruh Indonesia.',
  search: { label: 'Cari toko', placeholder: 'Cari toko...', clear: 'Hapus kata kunci', submit: 'Cari' },
  official: 'Official',
  officialStore: 'Official Store',
  suspended: 'Toko ini sedang tidak aktif. Produknya tidak bisa dipesan untuk sementara.',
  products: (count: number) => `${formatCount(count)} Produk`,
  sold: (count: number) => `Terjual ${formatCount(count)}`,
  none: 'Tidak ada toko ditemukan',
  noneText: 'Tidak ada toko yang sesuai dengan pencarian Anda',
  notFound: {
    title: 'Toko tidak ditemukan',
    text: 'Maaf, toko yang Anda cari tidak tersedia.',
    back: 'Kembali',
  },
  rating: 'Rating',
  totalSold: 'Total terjual',
  location: 'Lokasi',
  responseRate: 'Respons chat',
  joined: (year: number) => `Bergabung sejak ${year}`,
  open: (hours: string) => `Jam buka: ${hours}`,
  chat: 'Chat Penjual',
  chatToast: 'Memulai chat dengan penjual',
  chatText: (seller: string) => `Chat dengan ${seller} telah dibuka`,
  follow: 'Follow Toko',
  following: 'Mengikuti',
  followed: 'Berhasil mengikuti toko',
  followedText: (seller: string) => `Anda sekarang mengikuti ${seller}`,
  unfollowed: 'Berhenti mengikuti toko',
  unfollowedText: (seller: string) => `Anda berhenti mengikuti ${seller}`,
  report: 'Laporkan toko',
  tabs: {
    label: 'Bagian toko',
    placeholder: 'Pilih Kategori',
    all: 'Semua Produk',
    best: 'Terlaris',
    newest: 'Terbaru',
    about: 'Tentang Toko',
  },
  noProducts: 'Tidak ada produk',
  about: {
    description: 'Deskripsi',
    name: 'Nama Toko',
    rating: 'Rating',
    location: 'Lokasi',
    productCount: 'Jumlah Produk',
    sales: 'Total Penjualan',
    response: 'Respons Chat',
    hours: 'Jam buka',
  },
} as const;
