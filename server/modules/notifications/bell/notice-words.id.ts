import { RECEIVED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import type { NewsKind } from '#domain/orders/news.ts';

/**
 * The texts of a notification (Indonesian); `seller` and `number` belong to its order, `purpose` to the money that it
 * tells of, as it follows 'untuk'.
 */
interface NoticeWords {
  type: 'order' | 'payment';
  title: string;
  message: (about: { number: string; seller: string; purpose: string | null }) => string;
}

const order = (title: string, message: NoticeWords['message']): NoticeWords => ({
  type: 'order',
  title,
  message,
});
const payment = (title: string, message: NoticeWords['message']): NoticeWords => ({
  type: 'payment',
  title,
  message,
});

/** Steps of a return that shoppers took themselves are mailed alone. */
export type NotifiedKind = Exclude<NewsKind, 'return_opened' | 'return_asked' | 'return_offer_taken'>;

export const NOTICE_WORDS: Readonly<Record<NotifiedKind, NoticeWords>> = {
  placed: order('Pesanan dibuat', ({ number }) => `Pesanan ${number} sudah kami catat.`),
  payment_ready: payment('Menunggu pembayaran', ({ number }) => `Selesaikan pembayaran pesanan ${number}.`),
  paid: payment('Pembayaran diterima', ({ number }) => `Pembayaran pesanan ${number} sudah kami terima.`),
  confirmed: order(
    'Pesanan dikonfirmasi',
    ({ number }) => `Pesanan ${number} diteruskan ke penjual. Bayar tunai kepada kurir.`,
  ),
  shipped: order('Pesanan dikirim', ({ number, seller }) => `${seller} sudah mengirim pesanan ${number}.`),
  arrival_asked: order(
    'Paketmu sudah sampai?',
    ({ number, seller }) => `Beri tahu kami apakah pesanan ${number} dari ${seller} sudah sampai.`,
  ),
  delivered: order(
    'Pesanan tiba',
    ({ number }) => `Menurut kurir, pesanan ${number} sudah tiba. Sudah kamu terima?`,
  ),
  undelivered: order(
    'Paket ternyata belum tiba',
    ({ number, seller }) => `Pesanan ${number} dari ${seller} sedang dicari kurir.`,
  ),
  received: order(
    'Pesanan dianggap sudah diterima',
    ({ number }) =>
      `Pesanan ${number} tiba ${RECEIVED_AFTER_DAYS} hari lalu. Kamu bisa mengulas barangnya. Kalau belum sampai, laporkan di halamannya.`,
  ),
  completed: order(
    'Pesanan selesai',
    ({ number }) => `Pesanan ${number} selesai. Terima kasih sudah berbelanja.`,
  ),
  expired: payment(
    'Pesanan dibatalkan',
    ({ number }) => `Pesanan ${number} dibatalkan karena belum dibayar.`,
  ),
  cancelled: order(
    'Pesanan dibatalkan',
    ({ number, seller }) => `Pesanan ${number} dari ${seller} dibatalkan.`,
  ),
  exchange_ready: order(
    'Barang pengganti disiapkan',
    ({ number, seller }) => `${seller} menyiapkan barang penggantimu, pesanan ${number}.`,
  ),
  exchange_to_pay: payment(
    'Bayar selisih penukaran',
    ({ number }) => `Penukaranmu disetujui. Bayar selisih pesanan ${number}.`,
  ),
  cancel_declined: order(
    'Pesanan tetap dikirim',
    ({ number, seller }) => `${seller} tetap mengirim pesanan ${number}.`,
  ),
  account_needed: payment(
    'Isi rekening tujuan dana',
    ({ number, purpose }) =>
      `Buka pesanan ${number}, lalu isi rekening tujuan danamu${purpose === null ? '' : ` untuk ${purpose}`}.`,
  ),
  refund_bounced: payment(
    'Isi rekening lain untuk danamu',
    ({ number }) => `Bank mengembalikan transfer dana pesanan ${number}. Periksa rekeningnya, lalu isi lagi.`,
  ),
  account_named: payment(
    'Rekening tujuan tersimpan',
    ({ number }) => `Rekening tujuan dana untuk pesanan ${number} sudah diisi.`,
  ),
  joined: order('Pesanan tersimpan di akun', ({ number }) => `Pesanan ${number} disimpan ke sebuah akun.`),
  account_left: order(
    'Akun dihapus',
    ({ number }) => `Akun yang memesan sudah dihapus. Pesanan ${number} tetap berjalan.`,
  ),
  disowned: order(
    'Akses pesanan dicabut',
    ({ number }) => `Akun dan tautan lama dilepas dari pesanan ${number}.`,
  ),
  return_approved: order(
    'Pengembalian disetujui',
    ({ number }) => `Kirim barang pesanan ${number} kepada penjual, lalu tulis nomor resinya.`,
  ),
  return_accepted: order(
    'Pengembalian disetujui',
    ({ number }) => `Barang pesanan ${number} tidak perlu dikirim kembali.`,
  ),
  return_offered: order(
    'Penjual menawarkan sebagian dana',
    ({ number }) => `Terima atau tolak tawaran untuk pesanan ${number}.`,
  ),
  return_offer_left: order(
    'Tawaran tidak diambil',
    ({ number, seller }) => `${seller} menanggapi lagi pengembalian pesanan ${number}.`,
  ),
  return_refused: order(
    'Penjual menolak pengembalian',
    ({ number }) => `Baca alasannya di pesanan ${number}. Kamu bisa mengajukan banding.`,
  ),
  return_arrived: order(
    'Barang sampai di penjual',
    ({ number, seller }) => `${seller} memeriksa barang pesanan ${number}.`,
  ),
  return_passed: order(
    'Barangmu lolos pemeriksaan',
    ({ number }) => `Pengembalian pesanan ${number} selesai.`,
  ),
  return_passed_in_part: order(
    'Sebagian barangmu lolos pemeriksaan',
    ({ number }) => `Baca alasan penolakan sisanya di pesanan ${number}. Kamu bisa mengajukan banding.`,
  ),
  return_referred: order(
    'Pengembalianmu kami periksa',
    ({ number }) => `Tim kami memeriksa pengembalian pesanan ${number}, lalu memutuskannya.`,
  ),
  return_sent_back: order(
    'Kirim barangnya kepada penjual',
    ({ number }) => `Tim kami memutuskan bahwa barang pesanan ${number} dikirim kembali.`,
  ),
  return_decided: order(
    'Pengembalianmu sudah diputuskan',
    ({ number }) => `Lihat keputusan untuk pesanan ${number}.`,
  ),
  return_rejected: order('Pengembalianmu ditolak', ({ number }) => `Barang pesanan ${number} tetap padamu.`),
  return_rejected_back: order(
    'Barangmu dikirim kembali',
    ({ number, seller }) => `${seller} mengirim kembali barang pesanan ${number}.`,
  ),
  return_given_back: order(
    'Barangmu sudah dikirim kembali',
    ({ number }) => `Nomor resinya ada di pesanan ${number}.`,
  ),
  return_kept: payment(
    'Danamu dikembalikan',
    ({ number }) => `Barang pesanan ${number} tidak dikirim kembali tepat waktu.`,
  ),
  return_lapsed: order(
    'Pengembalian ditutup',
    ({ number }) => `Batas waktu pengembalian pesanan ${number} sudah lewat.`,
  ),
  review_hidden: order(
    'Ulasanmu disembunyikan',
    ({ number }) => `Baca alasannya dan yang bisa kamu lakukan di ulasan pesanan ${number}.`,
  ),
  review_shown: order(
    'Ulasanmu ditampilkan lagi',
    ({ number }) => `Ulasanmu untuk pesanan ${number} kembali tampil di halaman produknya.`,
  ),
  refunded: payment('Dana dikirim', ({ number, purpose }) =>
    purpose === null
      ? `Dana pesanan ${number} sudah dikembalikan.`
      : `Dana pesanan ${number} untuk ${purpose} sudah dikirim.`,
  ),
};
