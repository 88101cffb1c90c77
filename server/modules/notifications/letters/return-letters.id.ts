import type { ReturnMailKind } from '#domain/returns/news.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import type { LetterData } from './letter-data.ts';
import { refundParts } from './order-letters.id.ts';
import { greeting, wib } from './order-placed.id.ts';

/** 'paling lambat 30 November 2026, 23.59 WIB', or nothing where no deadline runs. */
const until = ({ step }: LetterData): string => (step?.until ? ` paling lambat ${wib(step.until)}` : '');

/** A mail about a return: one sentence or two, the money where there is some, and its page. */
function letter(
  data: LetterData,
  { subject, text, label = 'Lihat pengembalian' }: { subject: string; text: string; label?: string },
): Letter {
  return {
    subject: `${subject} (${data.order.number})`,
    parts: [
      greeting(data),
      { p: text },
      ...refundParts(data),
      { link: data.returnLink ?? data.orderLink, label },
    ],
  };
}

/** What becomes of the goods that were asked for instead; nothing for who wants the money. */
const aboutGoods = ({ step }: LetterData, words: { come: string; gone: string }): string =>
  step?.goods ? ` ${words[step.goods]}` : '';

const TAKEN = {
  come: 'Barang penggantinya sudah kami sisihkan untukmu.',
  gone: 'Barang penggantinya sudah tidak tersedia, jadi dananya yang kembali kalau barangmu lolos pemeriksaan.',
};

/** Texts of mails about the steps of a return (Indonesian, P-RET-63). What somebody typed stands on its page alone. */
export const RETURN_LETTERS: Readonly<Record<ReturnMailKind, (data: LetterData) => Letter>> = {
  return_opened: (data) =>
    letter(data, {
      subject: 'Selesaikan pengajuan pengembalianmu',
      text: `Pengajuan pengembalianmu tersimpan sebagai draf. Masuk atau daftar, lalu kirim${until(data)}; setelah itu drafnya dihapus.`,
      label: 'Lanjutkan pengajuan',
    }),
  return_asked: (data) =>
    letter(data, {
      subject: 'Pengajuan pengembalian terkirim',
      text: `${data.order.seller} menanggapi pengajuanmu${until(data)}. Tanpa tanggapan sampai saat itu, pengajuanmu disetujui.`,
    }),
  return_approved: (data) =>
    letter(data, {
      subject: 'Pengembalian disetujui',
      text: `Kirim barangnya kepada penjual${until(data)}, lalu tulis nomor resinya. Alamat dan caranya ada di halaman pengembalian.${aboutGoods(data, TAKEN)}`,
      label: 'Kirim barang',
    }),
  return_accepted: (data) =>
    letter(data, {
      subject: 'Pengembalian disetujui',
      text: `Pengajuanmu disetujui. Kamu tidak perlu mengirim apa pun.${aboutGoods(data, { come: '', gone: 'Barang penggantinya sudah tidak tersedia, jadi dananya yang kembali.' })}`,
    }),
  return_offered: (data) =>
    letter(data, {
      subject: 'Penjual menawarkan sebagian dana',
      text: `${data.order.seller} menawarkan sebagian dana, dan barangnya tetap kamu simpan. Jawab${until(data)}.`,
      label: 'Lihat tawaran',
    }),
  return_offer_taken: (data) =>
    letter(data, {
      subject: 'Tawaran penjual diterima',
      text: 'Kamu menerima tawaran penjual, jadi pengembalian ini selesai.',
    }),
  return_refused: (data) =>
    letter(data, {
      subject: 'Penjual menolak pengembalian',
      text: `Alasannya ada di halaman pengembalian. Kalau tidak setuju, ajukan banding${until(data)}; tim kami yang memutuskan.`,
      label: 'Baca alasannya',
    }),
  return_referred: (data) =>
    letter(data, {
      subject: 'Pengembalianmu kami periksa',
      text: `Tim kami memeriksa pengembalian ini dan memutuskannya${until(data)}.`,
    }),
  return_passed: (data) =>
    letter(data, {
      subject: 'Barangmu lolos pemeriksaan',
      text: `Barang yang kamu kirim kembali sudah diperiksa, dan pengembaliannya selesai.${aboutGoods(data, { come: '', gone: 'Penukarannya batal, jadi dananya yang kembali.' })}`,
    }),
  return_passed_in_part: (data) =>
    letter(data, {
      subject: 'Sebagian barangmu lolos pemeriksaan',
      text: `Dana untuk barang yang lolos kami kembalikan. Alasan penolakan sisanya ada di halaman pengembalian. Kalau tidak setuju, ajukan banding${until(data)}; tim kami yang memutuskan.`,
      label: 'Baca alasannya',
    }),
  return_sent_back: (data) =>
    letter(data, {
      subject: 'Kirim barangnya kepada penjual',
      text: `Tim kami memutuskan bahwa barangnya dikirim kembali. Kirim${until(data)}, lalu tulis nomor resinya.${aboutGoods(data, TAKEN)}`,
      label: 'Kirim barang',
    }),
  return_decided: (data) =>
    letter(data, {
      subject: 'Pengembalianmu sudah diputuskan',
      text: 'Tim kami sudah memutuskan pengembalian ini.',
    }),
  return_rejected: (data) =>
    letter(data, {
      subject: 'Pengembalianmu ditolak',
      text: 'Tim kami sudah memeriksa pengembalian ini dan tidak dapat menyetujuinya. Barangnya tetap padamu.',
    }),
  return_rejected_back: (data) =>
    letter(data, {
      subject: 'Barangmu dikirim kembali',
      text: `Pengembalian ini ditolak. ${data.order.seller} mengirim barangmu kembali${until(data)}. Kalau tidak, dananya kami kembalikan.`,
    }),
  return_given_back: (data) =>
    letter(data, {
      subject: 'Barangmu sudah dikirim kembali',
      text: `${data.order.seller} sudah mengirim barangmu kembali. Nomor resinya ada di halaman pengembalian.`,
    }),
  return_kept: (data) =>
    letter(data, {
      subject: 'Danamu dikembalikan',
      text: `${data.order.seller} tidak mengirim barangmu kembali tepat waktu.`,
    }),
  return_lapsed: (data) =>
    letter(data, {
      subject: 'Pengembalian ditutup',
      text: 'Batas waktu pengembalian ini sudah lewat, jadi kami menutupnya. Pesananmu berjalan seperti semula.',
    }),
};
