import type { Letter } from '#server/platform/mail/letter.ts';

/** The mail about a changed setting of money (Indonesian, P-CONSOLE-61). */
export const settingLetter = (given: {
  name: string;
  before: string;
  after: string;
  by: string;
  link: string;
}): Letter => ({
  subject: `Pengaturan diubah: ${given.name}`,
  parts: [
    { p: 'Sebuah pengaturan uang di Panel Admin baru saja diubah.' },
    {
      facts: [
        ['Pengaturan', given.name],
        ['Sebelumnya', given.before || '–'],
        ['Sekarang', given.after || '–'],
        ['Oleh', given.by],
      ],
    },
    { p: 'Periksa dan kembalikan nilainya kalau perubahan ini tidak kamu kenal.' },
    { link: given.link, label: 'Buka Pengaturan' },
  ],
});
