import type { ReportKind, ReportReason } from '#domain/forms/report.ts';

/** Texts of 'Laporkan produk' and 'Laporkan toko' (P-FORM-9). */
export const reportsCopy = {
  crumb: 'Laporkan',
  titles: { product: 'Laporkan Produk', seller: 'Laporkan Toko' } satisfies Record<ReportKind, string>,
  descriptions: {
    product: 'Laporkan produk yang melanggar aturan Lokapasar.',
    seller: 'Laporkan toko yang melanggar aturan Lokapasar.',
  } satisfies Record<ReportKind, string>,
  intro: 'Laporan dibaca oleh tim kami, bukan oleh penjual. Penjual tidak diberi tahu siapa yang melapor.',
  /** A report is no way to get money back. */
  order: {
    text: 'Barang pesanan rusak, salah kirim, atau belum sampai?',
    link: { to: '/help-center?tab=kontak', label: 'Hubungi kami dengan nomor pesanannya' },
  },
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
    rude: 'Kasar atau mengganggu',
    other: 'Alasan lain',
  } satisfies Record<ReportReason, string>,
  hints: {
    details: 'Apa yang salah, dan di bagian mana. Wajib diisi untuk “Alasan lain”.',
    email: 'Hanya dipakai kalau kami perlu bertanya.',
  },
  submit: 'Kirim Laporan',
} as const;
