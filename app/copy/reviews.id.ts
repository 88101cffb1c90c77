import { formatCount } from '#domain/format.ts';
import type { ReviewSort } from '#domain/reviews/review-query.ts';

/** Texts of the reviews of a product (P-PROD-7, P-PROD-8). */
export const reviewsCopy = {
  title: 'Ulasan Pembeli',
  titleFor: (name: string) => `Ulasan ${name}`,
  description: (name: string, count: number) =>
    `${formatCount(count)} ulasan pembeli untuk ${name}, lengkap dengan bintang dan tanggalnya.`,
  outOf: '/5',
  none: 'Belum ada ulasan untuk produk ini.',
  stars: (stars: number) => `${stars} bintang`,
  histogram: (stars: number, count: number) => `${stars} bintang: ${formatCount(count)} ulasan`,
  rated: (stars: number) => `Memberi ${stars} dari 5 bintang`,
  helpful: (count: number) => (count > 0 ? `Membantu (${formatCount(count)})` : 'Membantu'),
  thanked: 'Terima kasih atas penilaianmu',
  voteFailed: 'Penilaian belum tersimpan. Coba lagi.',
  back: 'Kembali ke produk',
  filters: 'Filter dan urutkan ulasan',
  all: 'Semua',
  withPhotos: 'Dengan foto',
  withCount: (label: string, count: number) => `${label} (${formatCount(count)})`,
  sorts: {
    newest: 'Terbaru',
    helpful: 'Paling membantu',
    best: 'Bintang tertinggi',
    worst: 'Bintang terendah',
  } satisfies Record<ReviewSort, string>,
  noneMatching: 'Tidak ada ulasan yang cocok dengan filter ini.',
  found: (count: number) => `${formatCount(count)} ulasan`,
  pages: 'Halaman ulasan',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  pageOf: (page: string, pages: string) => `Halaman ${page} dari ${pages}`,
  bought: (options: string) => `Varian: ${options}`,
  reply: 'Balasan toko',
  report: 'Laporkan',
  enlarge: (index: number, username: string) => `Perbesar foto ${index} dari ulasan ${username}`,
  photographsOf: (username: string) => `Foto ulasan ${username}`,
} as const;
