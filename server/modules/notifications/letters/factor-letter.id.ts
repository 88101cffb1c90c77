import { CONTACT_PATH } from '#domain/paths.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** To whoever's second factor somebody else removed (Indonesian, P-DESK-6). */
export const factorRemovedLetter = (publicUrl: string): Letter => ({
  subject: 'Verifikasi dua langkah akunmu dihapus',
  parts: [
    {
      p: 'Verifikasi dua langkah akunmu di Lokapasar dihapus, karena ada yang meminta: ponsel dan kode pemulihannya hilang. Saat masuk lagi ke Pusat Penjual atau Panel Admin, pasang autentikator baru dengan kata sandimu.',
    },
    { p: 'Kalau bukan kamu yang meminta, ganti kata sandimu sekarang dan hubungi kami.' },
    { link: publicUrl + CONTACT_PATH, label: 'Hubungi Kami' },
  ],
});
