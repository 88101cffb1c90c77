import { formatCount } from '#domain/format.ts';
import { CONTACT_LINK } from './contact-link.id.ts';

const waitOf = (seconds: number): string =>
  seconds < 120 ? `${formatCount(seconds)} detik` : `${formatCount(Math.ceil(seconds / 60))} menit`;

/** Texts of the code that is asked for on a page that was opened by the link of a mail. */
export const orderCodeCopy = {
  why: 'Pesanan ini dibuka lewat tautan e-mail. Supaya tidak diambil orang lain, ketik kode yang kami kirim ke e-mail pesanan.',
  sent: (to: string) => `Kode 6 angka sudah dikirim ke ${to} dan berlaku 10 menit.`,
  label: 'Kode dari e-mail',
  again: 'Kirim ulang kode',
  faults: {
    wrong: () => 'Kode salah. Periksa lagi kode di e-mail yang terbaru.',
    expired: () => 'Kode sudah tidak berlaku. Minta kode baru.',
    too_many_tries: () => 'Terlalu banyak kode salah. Minta kode baru.',
    too_many_codes: (seconds: number) => `Kode baru bisa diminta ${waitOf(seconds)} lagi.`,
    no_contact: () =>
      `Data kontak pesanan ini sudah dihapus, jadi kode tidak bisa dikirim. Kalau perlu bantuan, ${CONTACT_LINK}.`,
  },
} as const;
