import { formatLongDate } from '#domain/format-date.ts';
import { openingOf } from '#domain/shops/holiday.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** Mails about unread messages (Indonesian, P-CHAT-9). They hold no message. */

export const toShopper = ({ shop, link }: { shop: string; link: string }): Letter => ({
  subject: `Pesan baru dari ${shop}`,
  parts: [
    { p: `${shop} menulis kepadamu di chat Lokapasar, dan pesannya belum kamu baca.` },
    { link, label: 'Buka Chat' },
    { p: 'Jangan bayar di luar Lokapasar.' },
  ],
});

export const toShop = ({ shop, link }: { shop: string; link: string }): Letter => ({
  subject: `Pesan pembeli untuk ${shop} belum dibaca`,
  parts: [
    { p: `Seorang pembeli menulis kepada ${shop} dan menunggu jawaban.` },
    { link, label: 'Buka Chat' },
  ],
});

/** Stands below the greeting of a shop on holiday. @param day when it opens again, 'yyyy-mm-dd' */
export const closedWords = (day: string): string =>
  `Toko sedang libur dan buka kembali ${formatLongDate(openingOf(day))}.`;
