import type { Letter } from '#server/platform/mail/letter.ts';
import { CODE_MINUTES } from '#server/platform/mail/mailed-code.ts';

/** What a code of a purchase's contact allows. */
export type BuyerPurpose = 'join' | 'refund_account' | 'address';

const WHAT: Readonly<Record<BuyerPurpose, string>> = {
  join: 'menyimpan pesanan ini ke sebuah akun Lokapasar',
  refund_account: 'mengisi rekening tujuan pengembalian dananya',
  address: 'mengubah alamat pengirimannya',
};

/** The mail with a code (Indonesian). */
export const codeLetter = (given: { code: string; purpose: BuyerPurpose; number: string }): Letter => ({
  subject: `Kode untuk pesanan ${given.number}`,
  parts: [
    { p: 'Halo,' },
    {
      p: `Seseorang membuka pesanan ${given.number} lewat tautan e-mail dan ingin ${WHAT[given.purpose]}. Kalau itu kamu, ketik kode ini di halaman pesanan:`,
    },
    { facts: [['Kode', given.code]] },
    {
      p: `Kode berlaku ${CODE_MINUTES} menit, hanya di perangkat yang memintanya. Jangan berikan kepada siapa pun, juga kepada orang yang mengaku dari Lokapasar.`,
    },
    { p: 'Kalau bukan kamu yang memintanya, abaikan e-mail ini. Tanpa kode itu tidak ada yang berubah.' },
  ],
});
