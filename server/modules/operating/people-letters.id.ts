import type { Letter } from '#server/platform/mail/letter.ts';

/** To the owner of an account about what an operator did with it (Indonesian, P-CONSOLE-81). */

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
