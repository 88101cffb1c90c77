import type { ReportKind, ReportReason } from '#domain/forms/report.ts';

const INTRO =
  'Laporan dibaca oleh tim kami, bukan oleh penjual. Penjual tidak diberi tahu siapa yang melapor.';

/** Texts of 'Laporkan produk', 'Laporkan toko' and 'Laporkan ulasan' (P-FORM-9). */
export const reportsCopy = {
  crumb: 'Laporkan',
  titles: {
    product: 'Laporkan Produk',
    seller: 'Laporkan Toko',
    review: 'Laporkan Ulasan',
  } satisfies Record<ReportKind, string>,
  descriptions: {
    product: 'Laporkan produk yang melanggar aturan Lokapasar.',
    seller: 'Laporkan toko yang melanggar aturan Lokapasar.',
    review: 'Laporkan ulasan yang melanggar aturan Lokapasar.',
  } satisfies Record<ReportKind, string>,
  intro: {
    product: INTRO,
    seller: INTRO,
    review:
      'Laporan dibaca oleh tim kami. Penulis ulasan dan penjual tidak diberi tahu siapa yang melapor. Ulasan yang hanya berisi keluhan tidak kami sembunyikan.',
  } satisfies Record<ReportKind, string>,
  /** A report is no way to get money back. */
  order: {
    text: 'Barang pesanan rusak, salah kirim, atau belum sampai?',
    link: { to: '/help-center?tab=kontak', label: 'Hubungi kami dengan nomor pesanannya' },
  },
  review: ({ product, username }: { product: string; username: string }) =>
    `Ulasan ${username} untuk ${product}`,
  choose: 'Pilih alasan',
  reasons: {
    counterfeit: 'Barang palsu atau tiruan merek',
    prohibited: 'Barang terlarang atau berbahaya',
    misleading: 'Foto, harga, atau deskripsi menyesatkan',
    stolen_content: 'Memakai foto atau merek orang lain tanpa izin',
    indecent: 'Isi tidak pantas',
    fraud: 'Dugaan penipuan',
    outside_payment: 'Meminta pembayaran di luar Lokapasar',
    impersonation: 'Mengaku sebagai toko atau merek lain',
    untrue: 'Bukan pengalaman dengan barang ini',
    threat: 'Ancaman ulasan buruk',
    personal_data: 'Memuat data pribadi orang lain',
    advertising: 'Iklan atau ajakan pindah toko',
    rude: 'Kasar atau mengganggu',
    other: 'Alasan lain',
  } satisfies Record<ReportReason, string>,
  hints: {
    details: 'Apa yang salah, dan di bagian mana. Wajib diisi untuk “Alasan lain”.',
    email: 'Hanya dipakai kalau kami perlu bertanya.',
  },
  submit: 'Kirim Laporan',
} as const;
