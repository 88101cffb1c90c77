import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** To the owners of a shop: a payout was transferred (Indonesian, P-PAYOUT-11). */
export const payoutLetter = ({
  shop,
  payout: { amount, bank, end },
  link,
}: {
  shop: string;
  payout: { amount: number; bank: string; end: string };
  /** The shop's money in the seller centre. */
  link: string;
}): Letter => ({
  subject: `Dana ${shop} sudah ditransfer`,
  parts: [
    { p: `Halo, ${shop}.` },
    {
      p: `Pencairan dana toko sebesar ${formatRupiah(rupiah(amount))} sudah kami transfer ke ${bank} berakhiran ${end}.`,
    },
    { link, label: 'Lihat Keuangan' },
  ],
});
