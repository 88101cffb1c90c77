import type { Letter } from '#server/platform/mail/letter.ts';

/** To the owners of a shop: why a product of theirs was blocked (Indonesian, P-CONSOLE-45). */
export const blockedLetter = ({
  name,
  reason,
  link,
}: {
  name: string;
  reason: string;
  link: string;
}): Letter => ({
  subject: `Produk ${name} diblokir`,
  parts: [
    { p: `Produk ${name} tidak tampil lagi kepada pembeli. Ini alasannya:` },
    { quote: reason },
    { p: 'Perbaiki, lalu terbitkan lagi. Produknya tampil begitu disetujui Lokapasar.' },
    { link, label: 'Buka Produk yang Diblokir' },
  ],
});
