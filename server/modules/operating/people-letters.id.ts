import type { Letter } from '#server/platform/mail/letter.ts';

/** To the owner of an account about what an operator did with it (Indonesian, P-CONSOLE-81, P-DESK-6). */

/** @param contactLink where one writes to Lokapasar */
export const blockedLetter = (contactLink: string): Letter => ({
  subject: 'Akunmu di Lokapasar diblokir',
  parts: [
    { p: 'Akunmu di Lokapasar diblokir. Kamu tidak bisa masuk, memesan, atau menulis dengan akun ini.' },
    {
      p: 'Pesanan yang masih berjalan tetap diteruskan. Kabarnya tetap dikirim lewat e-mail, dan bisa dibuka dari tautan di e-mail itu.',
    },
    { p: 'Kalau menurutmu ini keliru, atau ada pesanan yang perlu dibantu, kirim pesan kepada kami.' },
    { link: contactLink, label: 'Kirim pesan' },
  ],
});

export const unblockedLetter: Letter = {
  subject: 'Akunmu di Lokapasar bisa dipakai lagi',
  parts: [{ p: 'Blokir akunmu di Lokapasar sudah dibuka. Silakan masuk seperti biasa.' }],
};

/** @param contactLink where one writes to Lokapasar */
export const factorRemovedLetter = (contactLink: string): Letter => ({
  subject: 'Verifikasi dua langkah akunmu dihapus',
  parts: [
    {
      p: 'Tim Lokapasar menghapus verifikasi dua langkah akunmu, karena ada yang meminta: ponsel dan kode pemulihannya hilang. Pasang autentikator baru di Pusat Penjual dengan kata sandimu.',
    },
    { p: 'Kalau bukan kamu yang meminta, ganti kata sandimu sekarang dan kirim pesan kepada kami.' },
    { link: contactLink, label: 'Kirim pesan' },
  ],
});
