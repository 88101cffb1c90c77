import { formatCalendarDate } from '#domain/format-date.ts';
import { percentWords } from '#domain/operating/typed-percent.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** To the owners of the operator and of the shop: the commission changes (Indonesian, P-CONSOLE-44). */
export function commissionLetter({
  shop,
  category,
  basisPoints,
  from,
}: {
  shop: string | null;
  category: string | null;
  /** Null: what is less special counts again. */
  basisPoints: number | null;
  from: string;
}): Letter {
  const goods = [category && `kategori ${category}`, shop && `toko ${shop}`].filter(Boolean).join(' dari ');
  const rate = basisPoints === null ? 'kembali ke tarif umumnya' : `menjadi ${percentWords(basisPoints)}`;
  return {
    subject: `Komisi berubah mulai ${formatCalendarDate(from)}`,
    parts: [
      {
        p: `Komisi Lokapasar untuk barang ${goods} ${rate} mulai ${formatCalendarDate(from)} pukul 00.00 WIB.`,
      },
      {
        p: 'Tarif baru berlaku untuk pesanan yang dibuat sejak saat itu. Pesanan sebelumnya memakai tarif lama.',
      },
    ],
  };
}
