import { formatDateTime } from '#domain/format-date.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** The warning to the owners of a shop that its account was named (Indonesian, P-PAYOUT-4). */
export const accountLetter = ({
  shop,
  account: { bank, end, usableAt },
  link,
}: {
  shop: string;
  account: { bank: string; end: string; usableAt: Date };
  /** Where payouts can be stopped. */
  link: string;
}): Letter => ({
  subject: `Rekening pencairan ${shop} diisi`,
  parts: [
    { p: `Halo, ${shop}.` },
    {
      p: `Rekening pencairan dana toko sekarang ${bank} berakhiran ${end}, dipakai mulai ${formatDateTime(usableAt)} WIB.`,
    },
    {
      p: 'Bukan kamu, rekan setokomu, atau Lokapasar atas permintaanmu? Hentikan pencairan sekarang, lalu ganti kata sandi.',
    },
    { link, label: 'Periksa Rekening' },
  ],
});
