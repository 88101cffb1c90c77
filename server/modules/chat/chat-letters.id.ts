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

const WHOSE = ({ shop }: { shop: string | null }) => (shop === null ? 'chat-mu' : `chat ${shop}`);

/** What a letter about a decision says of its side. */
interface DecisionFacts {
  /** The name of the shop; null for a shopper. */
  shop: string | null;
  /** Where one writes to Lokapasar. */
  contactLink: string;
}

/** A side whose messages were reported broke the rules of chat. */
export const warningLetter = (side: DecisionFacts): Letter => ({
  subject: `Peringatan tentang ${WHOSE(side)} di Lokapasar`,
  parts: [
    {
      p: `Tim kami membaca laporan tentang ${WHOSE(side)} di Lokapasar, dan ada pesan yang melanggar aturan.`,
    },
    {
      p: 'Di chat jangan meminta pembayaran di luar Lokapasar, menipu, menghina, mengirim iklan, atau meminta data pribadi. Kalau terulang, kami bisa menutup chat.',
    },
    { p: 'Kalau menurutmu ini keliru, kirim pesan kepada kami.' },
    { link: side.contactLink, label: 'Kirim pesan' },
  ],
});

/** A side may write in no chat any more. */
export const bannedLetter = (side: DecisionFacts): Letter => ({
  subject: `Kami menutup ${WHOSE(side)} di Lokapasar`,
  parts: [
    {
      p: `Tim kami membaca laporan tentang ${WHOSE(side)} di Lokapasar, dan ada pesan yang melanggar aturan. Mulai sekarang pesan baru tidak bisa dikirim.`,
    },
    { p: 'Pesanan yang berjalan tidak berubah. Kalau menurutmu ini keliru, kirim pesan kepada kami.' },
    { link: side.contactLink, label: 'Kirim pesan' },
  ],
});
