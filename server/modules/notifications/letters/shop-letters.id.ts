import { formatDateTime } from '#domain/format-date.ts';
import type { ShopNewsKind } from '#domain/orders/shop-news.ts';
import type { OrderRow } from '#server/modules/orders/orders.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import type { ReturnStepTold } from './letter-data.ts';

/** The data of a mail to a shop. Nothing of it was typed by the buyer. */
export interface ShopLetterData {
  order: OrderRow;
  /** Until when the next step must be made; null where none is. */
  until: Date | null;
  /** The order, or its return, in the seller centre. */
  link: string;
  isReturn: boolean;
  /** Of a return that asks for other goods: whether they come. Null for all else. */
  goods: ReturnStepTold['goods'];
}

const by = (moment: Date | null): string => (moment ? ` paling lambat ${formatDateTime(moment)} WIB` : '');

function letter({ order, link, isReturn }: ShopLetterData, subject: string, text: string): Letter {
  return {
    subject: `${subject} (${order.number})`,
    parts: [
      { p: `Halo, ${order.seller}.` },
      { p: text },
      { link, label: isReturn ? 'Buka pengembalian' : 'Buka pesanan' },
    ],
  };
}

/** Texts of mails to the owners of a shop (Indonesian, P-CENTRE-12). */
export const SHOP_LETTERS: Readonly<Record<ShopNewsKind, (data: ShopLetterData) => Letter>> = {
  new_order: (data) => ({
    subject: `Pesanan baru (${data.order.number})`,
    parts: [
      { p: `Halo, ${data.order.seller}.` },
      {
        p: data.order.acceptBy
          ? `Ada pesanan baru. Terima${by(data.order.acceptBy)}; lewat dari itu, pesanan dibatalkan otomatis.`
          : `Ada pesanan baru, dan sudah diterima. Kirim${by(data.order.shipBy)}.`,
      },
      {
        facts: data.order.lines.map(
          ({ name, options, quantity }) =>
            [options === '' ? name : `${name} (${options})`, `${quantity} barang`] as const,
        ),
      },
      { link: data.link, label: 'Buka pesanan' },
    ],
  }),
  cancel_asked: (data) =>
    letter(
      data,
      'Pembeli mengajukan pembatalan',
      `Pembeli ingin membatalkan pesanan ini. Jawab${by(data.order.cancelAnswerBy)}.`,
    ),
  cancelled: (data) =>
    letter(data, 'Pesanan dibatalkan', 'Pesanan ini dibatalkan. Jangan mengirim barangnya.'),
  missing: (data) =>
    letter(
      data,
      'Pembeli belum menerima paketnya',
      'Pembeli melaporkan bahwa paketnya belum sampai. Kami memeriksanya bersama kurir.',
    ),
  return_asked: (data) =>
    letter(
      data,
      'Pembeli mengajukan pengembalian',
      `Pembeli mengajukan pengembalian untuk pesanan ini. Tanpa tanggapan${by(data.until)}, pengajuannya disetujui.`,
    ),
  return_approved: (data) =>
    letter(
      data,
      'Pengembalian disetujui',
      data.goods === 'come'
        ? 'Pengembalian ini sudah disetujui. Pembeli mengirim barangnya kembali ke toko, dan barang penggantinya sudah disisihkan dari stok.'
        : 'Pengembalian ini sudah disetujui. Pembeli mengirim barangnya kembali ke toko.',
    ),
  return_accepted: (data) =>
    letter(
      data,
      'Pengembalian disetujui',
      data.goods === 'come'
        ? 'Pengembalian ini sudah disetujui. Barangnya tetap pada pembeli, dan barang penggantinya menjadi pesanan baru.'
        : 'Pengembalian ini sudah disetujui. Barangnya tetap pada pembeli, dan dananya dikembalikan.',
    ),
  return_offered: (data) =>
    letter(
      data,
      'Sebagian dana ditawarkan',
      'Tim kami menawarkan sebagian dana kepada pembeli atas nama toko.',
    ),
  return_refused: (data) =>
    letter(data, 'Pengembalian ditolak', 'Tim kami menolak pengembalian ini atas nama toko.'),
  return_appealed: (data) =>
    letter(
      data,
      'Pembeli mengajukan banding',
      `Pembeli tidak menerima penolakan toko. Tim kami memutuskannya${by(data.until)}.`,
    ),
  return_arrived: (data) =>
    letter(
      data,
      'Barang yang dikembalikan tiba di toko',
      `Periksa barangnya${by(data.until)}. Tanpa jawaban sampai saat itu, ${
        data.goods === 'come'
          ? 'semua barang dianggap baik dan penukarannya berjalan'
          : 'dana pembeli dikembalikan'
      }.`,
    ),
  return_passed: (data) =>
    data.goods === 'come'
      ? letter(
          data,
          'Barang lolos pemeriksaan',
          'Pemeriksaan barang yang dikembalikan sudah selesai, dan penukarannya berjalan.',
        )
      : letter(
          data,
          'Dana pembeli dikembalikan',
          'Pemeriksaan barang yang dikembalikan sudah selesai, dan dana pembeli dikembalikan.',
        ),
  return_passed_in_part: (data) =>
    letter(
      data,
      'Sebagian barang lolos pemeriksaan',
      'Tim kami meloloskan sebagian barang yang dikembalikan atas nama toko dan menolak sisanya.',
    ),
  return_given_back: (data) =>
    letter(
      data,
      'Barang dikirim kembali ke pembeli',
      'Tim kami mencatat bahwa barang yang ditolak sudah dikirim kembali kepada pembeli.',
    ),
  return_kept: (data) =>
    letter(
      data,
      'Dana pembeli dikembalikan',
      'Barang yang ditolak tidak dikirim kembali kepada pembeli tepat waktu, jadi dananya dikembalikan atas biaya toko.',
    ),
  return_lapsed: (data) =>
    letter(
      data,
      'Pengembalian ditutup',
      'Batas waktu pembeli sudah lewat, jadi pengembalian ini ditutup. Pesanan berjalan seperti semula.',
    ),
  return_offer_left: (data) =>
    letter(
      data,
      'Tawaran tidak diterima',
      `Pembeli tidak menerima tawaran toko. Tanpa tanggapan${by(data.until)}, pengajuannya disetujui.`,
    ),
  return_offer_taken: (data) =>
    letter(data, 'Tawaran diterima', 'Pembeli menerima tawaran toko. Pengembalian ini selesai.'),
  return_sent: (data) =>
    letter(
      data,
      'Barang dikirim kembali ke toko',
      'Pembeli sudah mengirim barangnya kembali. Periksa isinya begitu sampai.',
    ),
  return_withdrawn: (data) =>
    letter(
      data,
      'Pengembalian dibatalkan',
      'Pembeli membatalkan pengembaliannya. Pesanan berjalan seperti semula.',
    ),
  return_referred: (data) =>
    letter(
      data,
      'Pengembalian kami periksa',
      `Tim kami memeriksa pengembalian ini dan memutuskannya${by(data.until)}.`,
    ),
  return_sent_back: (data) =>
    letter(
      data,
      'Pengembalian diputuskan',
      'Tim kami memutuskan bahwa pembeli mengirim barangnya kembali ke toko.',
    ),
  return_decided: (data) =>
    letter(data, 'Pengembalian diputuskan', 'Tim kami memutuskan bahwa dana pembeli dikembalikan.'),
  return_rejected: (data) =>
    letter(data, 'Pengembalian ditolak', 'Tim kami menolak pengembalian ini. Barangnya tetap pada pembeli.'),
  return_rejected_back: (data) =>
    letter(
      data,
      'Kirim barangnya kepada pembeli',
      `Pengembalian ini ditolak. Kirim barangnya kepada pembeli${by(data.until)}; kalau tidak, dananya dikembalikan atas biaya toko.`,
    ),
};
