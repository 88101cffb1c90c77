import { EXPORT_LINK_DAYS } from '#domain/accounts/account-requests.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** To the owner of an account who asked an operator for its data, or for its end (Indonesian, P-CONSOLE-82). */

export const exportLetter = (link: string): Letter => ({
  subject: 'Data akunmu di Lokapasar siap diunduh',
  parts: [
    { p: 'Kamu meminta salinan data akunmu. Unduh lewat tautan ini:' },
    { link, label: 'Unduh data akun' },
    {
      p: `Tautan berlaku ${EXPORT_LINK_DAYS} hari. Jangan teruskan e-mail ini: siapa pun yang membuka tautannya bisa membaca datamu.`,
    },
  ],
});

export const erasedLetter: Letter = {
  subject: 'Akunmu di Lokapasar sudah dihapus',
  parts: [
    { p: 'Sesuai permintaanmu, akunmu di Lokapasar sudah dihapus.' },
    {
      p: 'Pesanan yang masih berjalan tetap diteruskan. Nama dan kontak pada pembelian yang sudah selesai disegel selama hukum mewajibkannya, lalu dihapus.',
    },
  ],
};
