import { formatDateTime } from '#domain/format-date.ts';
import { REVIEW_LIMIT } from '#domain/forms/review.ts';
import { CONTACT_PATH } from '#domain/paths.ts';
import { GROUND_NAMES } from '#domain/reviews/ground-names.ts';
import type { HidingGround } from '#domain/reviews/hiding-grounds.ts';

/** Texts of the page where a shopper reviews what was bought (P-REV-1 to P-REV-5). */
export const orderReviewCopy = {
  title: 'Ulas Barang',
  description: 'Beri bintang dan ulasan untuk barang yang sudah diterima.',
  intro: (shop: string) =>
    `Ceritakan barang dari ${shop} apa adanya. Namamu tampil tersamar, dan ulasan bisa diubah sekali.`,
  stars: 'Berapa bintang untuk barang ini?',
  star: [
    '1 bintang: buruk',
    '2 bintang: kurang',
    '3 bintang: cukup',
    '4 bintang: baik',
    '5 bintang: sangat baik',
  ],
  content: 'Ulasan',
  optional: '(boleh dikosongkan)',
  photos: 'Foto barang',
  hint: `Sesuai gambar dan keterangannya? Paling banyak ${REVIEW_LIMIT} karakter.`,
  send: 'Kirim Ulasan',
  edit: 'Ubah Ulasan',
  editUntil: (until: Date) => `Bisa diubah sekali, sampai ${formatDateTime(until)} WIB.`,
  fixed: 'Ulasan ini tidak bisa diubah lagi.',
  hidden: (ground: HidingGround | null) =>
    `Ulasan ini disembunyikan karena ${ground === null ? 'melanggar ketentuan' : GROUND_NAMES[ground]}. Hanya kamu yang melihatnya.`,
  hiddenEditable: 'Perbaiki ulasannya di bawah, lalu beri tahu kami supaya diperiksa lagi.',
  hiddenFixed: 'Menurutmu ini keliru? Beri tahu kami supaya diperiksa lagi.',
  contact: (number: string) => ({ to: CONTACT_PATH, label: `Kirim pesan, sebutkan pesanan ${number}` }),
  reply: 'Balasan toko',
  done: 'Ulasanmu tersimpan. Terima kasih!',
  toOrder: 'Kembali ke pesanan',
  toReviews: 'Lihat di halaman produk',
  faults: {
    rating: 'Pilih satu sampai lima bintang.',
    too_long: `Ulasan terlalu panjang: paling banyak ${REVIEW_LIMIT} karakter.`,
    unreadable: 'Ulasan berisi karakter yang tidak bisa disimpan. Ketik ulang bagian itu.',
  },
  refusals: {
    unknown: 'Barang ini belum bisa diulas. Tandai dulu pesanannya sebagai sudah diterima.',
    own_shop:
      'Barang dari tokomu sendiri tidak bisa kamu ulas, begitu juga dari toko dengan rekening, nomor HP, atau alamat yang sama denganmu.',
    unknown_media: 'Salah satu foto sudah tidak ada. Pilih fotonya sekali lagi.',
    too_many_files: 'Paling banyak 5 foto untuk satu ulasan. Hapus salah satu.',
    not_editable: 'Ulasan hanya bisa diubah sekali, dalam 30 hari setelah ditulis.',
  },
  missing: {
    title: 'Belum ada yang bisa diulas',
    text: 'Ulasan terbuka setelah pesanan diterima. Kalau ini pesananmu, tandai dulu sebagai sudah diterima.',
  },
} as const;
