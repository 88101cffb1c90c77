import type { CaseKind } from '#domain/operating/case-kinds.ts';
import type { UntoldCase } from '#server/modules/cases/cases.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** Texts of mails about what the operator must decide (Indonesian, P-CONSOLE-30). */

/** The kinds that cannot wait until somebody looks at the console: money, and promises with a deadline. */
const WORDS: Readonly<Partial<Record<CaseKind, { subject: string; text: string }>>> = {
  disputed_return: {
    subject: 'Sengketa pengembalian',
    text: 'Pembeli dan toko tidak sepakat, atau barang atau dananya tertahan. Putuskan dalam tiga hari kerja.',
  },
  chargeback: {
    subject: 'Pembayaran ditarik bank',
    text: 'Bank menarik kembali pembayaran. Jawab di halaman penyedia pembayaran.',
  },
  chargeback_without_amount: {
    subject: 'Pembayaran ditarik bank',
    text: 'Bank menarik kembali pembayaran, tetapi penyedia tidak menyebut jumlahnya. Belum ada yang dicatat.',
  },
  failed_refund: {
    subject: 'Pengembalian dana gagal',
    text: 'Penyedia menolak pengembalian dana, dan sebagian mungkin sudah terkirim. Periksa di halaman penyedia.',
  },
  bounced_refund: {
    subject: 'Transfer pengembalian dana dikembalikan bank',
    text: 'Pembeli sudah diminta mengisi rekening lain.',
  },
  returned_payout: {
    subject: 'Pencairan dana toko dikembalikan bank',
    text: 'Pencairan toko ini ditahan sampai rekeningnya benar. Pemilik toko sudah diberi tahu.',
  },
  broken_invariant: {
    subject: 'Catatan uang, stok, atau pesanan tidak cocok',
    text: 'Ini kesalahan program. Sampaikan kepada tim teknis.',
  },
};

/** The mail to the operator; null for what waits on the console alone. */
export function caseLetter({ id, kind, subject, details }: UntoldCase, link: string): Letter | null {
  const words = WORDS[kind];
  if (!words) return null;
  return {
    subject: `${words.subject} (kasus ${id})`,
    parts: [
      { p: words.text },
      { facts: [['Tentang', subject], ...(details === '' ? [] : [['Catatan', details] as const])] },
      { link, label: 'Buka kasus' },
    ],
  };
}

/** The mail to the owners of a shop whose payout came back. What the bank said stands with the operator. */
export const payoutReturned = (link: string): Letter => ({
  subject: 'Pencairan dana dikembalikan bank',
  parts: [
    {
      p: 'Bank mengembalikan pencairan dana tokomu. Dananya aman di Saldo Penjual, dan pencairan berikutnya kami tahan sampai rekeningnya benar.',
    },
    { p: 'Periksa nomor rekening dan nama pemiliknya, lalu balas e-mail ini.' },
    { link, label: 'Buka saldo' },
  ],
});
