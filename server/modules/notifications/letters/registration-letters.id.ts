import type { Letter } from '#server/platform/mail/letter.ts';

/** To whoever asked for a shop: how it was decided (Indonesian, P-CONSOLE-41). */

export const openedLetter = ({ name, link }: { name: string; link: string }): Letter => ({
  subject: `Toko ${name} sudah dibuka`,
  parts: [
    { p: `Pendaftaran toko ${name} disetujui.` },
    { p: 'Tambahkan produk pertamamu di Pusat Penjual.' },
    { link, label: 'Buka Pusat Penjual' },
  ],
});

export const refusedLetter = ({
  name,
  reason,
  link,
}: {
  name: string;
  reason: string;
  link: string;
}): Letter => ({
  subject: `Pendaftaran toko ${name} perlu diperbaiki`,
  parts: [
    { p: `Toko ${name} belum dibuka. Ini alasannya:` },
    { quote: reason },
    { p: 'Perbaiki, lalu kirim lagi pendaftarannya.' },
    { link, label: 'Kirim Lagi' },
  ],
});
