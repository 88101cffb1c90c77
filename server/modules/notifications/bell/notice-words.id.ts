import { RECEIVED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import type { NewsKind } from '#domain/orders/news.ts';

/** The texts of a notification (Indonesian); `seller` and `number` belong to its order. */
interface NoticeWords {
  type: 'order' | 'payment';
  title: string;
  message: (about: { number: string; seller: string }) => string;
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

export const NOTICE_WORDS: Readonly<Record<NewsKind, NoticeWords>> = {
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
    ({ number }) => `Barang yang kamu kembalikan lolos pemeriksaan. Bayar selisih pesanan ${number}.`,
  ),
  cancel_declined: order(
    'Pesanan tetap dikirim',
    ({ number, seller }) => `${seller} tetap mengirim pesanan ${number}.`,
  ),
  account_needed: payment(
    'Isi rekening pengembalian dana',
    ({ number }) => `Buka pesanan ${number}, lalu isi rekening tujuan danamu.`,
  ),
  account_named: payment(
    'Rekening tujuan tersimpan',
    ({ number }) => `Rekening pengembalian dana pesanan ${number} sudah diisi.`,
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
  refunded: payment('Dana dikembalikan', ({ number }) => `Dana pesanan ${number} sudah dikembalikan.`),
};
