import { formatLongDate } from '#domain/format-date.ts';
import { parseCancelReason } from '#domain/orders/cancel-reasons.ts';
import { RECEIVED_AFTER_DAYS } from '#domain/orders/deadlines.ts';
import type { NEWS_KINDS } from '#domain/orders/news.ts';
import { ON_TOP, REFUND_PURPOSES } from '#domain/payments/refund-causes.ts';
import { refundDays } from '#domain/payments/refund-days.ts';
import { GROUND_NAMES } from '#domain/reviews/ground-names.ts';
import { parseHidingGround } from '#domain/reviews/hiding-grounds.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import { CANCEL_WORDS } from './cancel-words.id.ts';
import type { LetterData } from './letter-data.ts';
import { arrivalOf, greeting, money, orderPlaced, serviceWords, wib } from './order-placed.id.ts';
import { paymentReady } from './payment-ready.id.ts';

/** News of orders that are mailed; the returns' own have a file of theirs. */
type OrderMailKind = Exclude<(typeof NEWS_KINDS)[number], 'confirmed' | 'received' | 'completed'>;

/** Texts of mails about orders (Indonesian). No subject line contains what shoppers typed. */
export const ORDER_LETTERS: Readonly<Record<OrderMailKind, (data: LetterData) => Letter>> = {
  placed: orderPlaced,

  payment_ready: paymentReady,

  paid: (data) => ({
    subject: `Pembayaran diterima (${data.purchase.number})`,
    parts: [
      greeting(data),
      {
        p: `Pembayaranmu sebesar ${money(data.purchase.total)} sudah kami terima. Penjual akan mengonfirmasi dan menyiapkan pesananmu.`,
      },
      { facts: data.orders.map(({ number, seller }) => [seller, number] as const) },
      { link: data.orderLink, label: 'Lihat pesanan' },
    ],
  }),

  shipped: (data) => ({
    subject: `Pesanan ${data.order.number} sedang dikirim`,
    parts: [
      greeting(data),
      { p: `${data.order.seller} sudah menyerahkan pesananmu kepada kurir.` },
      {
        facts: [
          ['Kurir', serviceWords(data.order.service)],
          ...(data.waybill === null ? [] : [['Nomor Resi', data.waybill] as const]),
          ...arrivalOf(data.order).map((days) => ['Estimasi tiba', days] as const),
        ],
      },
      { link: data.orderLink, label: 'Lacak pesanan' },
    ],
  }),

  arrival_asked: (data) => ({
    subject: `Paketmu sudah sampai? (${data.order.number})`,
    parts: [
      greeting(data),
      {
        p: `Menurut perkiraan, pesananmu dari ${data.order.seller} seharusnya sudah sampai. Kurir ini tidak bisa kami lacak, jadi beri tahu kami di halaman pesanan: tekan “Sudah” atau “Belum”.`,
      },
      { link: data.orderLink, label: 'Jawab' },
    ],
  }),

  delivered: (data) => ({
    subject: `Pesanan ${data.order.number} sudah tiba`,
    parts: [
      greeting(data),
      {
        p: `Menurut kurir, pesananmu dari ${data.order.seller} sudah tiba. Periksa barangnya, lalu tekan “Barang Sudah Diterima” di halaman pesanan.`,
      },
      {
        p: `Kalau belum sampai, tekan “Pesanan belum sampai”. Tanpa kabar darimu, pesanan dianggap sudah diterima setelah ${RECEIVED_AFTER_DAYS} hari.`,
      },
      { link: data.orderLink, label: 'Buka pesanan' },
      { p: 'Barangnya sudah di tanganmu? Ulasanmu membantu pembeli lain, dan bisa disertai foto.' },
      { link: data.reviewLink, label: 'Ulas Barang' },
    ],
  }),

  undelivered: (data) => ({
    subject: `Pesanan ${data.order.number} ternyata belum tiba`,
    parts: [
      greeting(data),
      {
        p: `Sebelumnya pesananmu dari ${data.order.seller} tercatat sudah tiba. Ternyata belum, dan kurir sedang mencarinya. Batas waktu pengembalian barang dihitung lagi sejak paketnya benar-benar tiba.`,
      },
      { link: data.orderLink, label: 'Buka pesanan' },
    ],
  }),

  expired: (data) => ({
    subject: `Pesanan ${data.purchase.number} dibatalkan karena belum dibayar`,
    parts: [
      greeting(data),
      {
        p: 'Batas waktu pembayaran sudah lewat, jadi pesanan ini dibatalkan. Jangan membayar dengan kode yang lama. Kalau masih menginginkan barangnya, pesan lagi di Lokapasar.',
      },
      ...refundParts(data),
      { link: data.orderLink, label: 'Lihat pesanan' },
    ],
  }),

  cancelled: (data) => ({
    subject: `Pesanan ${data.order.number} dibatalkan`,
    parts: [
      greeting(data),
      { p: `Pesananmu dari ${data.order.seller} ${cancelled(data)}.` },
      ...(isStillLookedAt(data)
        ? [
            {
              p: 'Pesanan ini pengganti barang yang kamu kembalikan. Kalau barang itu lolos pemeriksaan, dananya kami kembalikan.',
            },
          ]
        : []),
      ...refundParts(data),
      ...(keepsShipping(data)
        ? [
            {
              p: `Ongkos kirim ${money(data.order.shipping)} tidak ikut kembali karena paketnya sudah diantar.`,
            },
          ]
        : []),
      { link: data.orderLink, label: 'Lihat pesanan' },
    ],
  }),

  exchange_ready: (data) => ({
    subject: `Barang penggantimu disiapkan (${data.order.number})`,
    parts: [
      greeting(data),
      {
        p: `Penukaranmu disetujui. ${data.order.seller} menyiapkan barang penggantinya; tidak ada yang perlu dibayar.`,
      },
      {
        facts: data.order.lines.map(
          ({ name, options, quantity }) =>
            [options === '' ? name : `${name} (${options})`, `${quantity}`] as const,
        ),
      },
      ...refundParts(data),
      { link: data.orderLink, label: 'Lihat pesanan' },
    ],
  }),

  exchange_to_pay: (data) => ({
    subject: `Bayar selisih penukaran (${data.order.number})`,
    parts: [
      greeting(data),
      {
        p: `Penukaranmu disetujui. Bayar selisihnya, lalu ${data.order.seller} mengirim penggantinya.`,
      },
      {
        facts: [
          ['Barang pengganti dan ongkirnya', money(data.order.total)],
          ['Nilai barang yang ditukar', money(-data.order.credit)],
          ['Selisih', money(data.purchase.total)],
          ...(data.purchase.payBy === null ? [] : [['Bayar sebelum', wib(data.purchase.payBy)] as const]),
        ],
      },
      {
        p: 'Kalau tidak dibayar sampai saat itu, penukaran batal dan nilai barang yang ditukar kami kembalikan.',
      },
      { link: data.payLink, label: 'Bayar selisih' },
    ],
  }),

  cancel_declined: (data) => ({
    subject: `Penjual tetap mengirim pesanan ${data.order.number}`,
    parts: [
      greeting(data),
      {
        p: `${data.order.seller} tidak menyetujui pembatalan karena pesananmu sudah disiapkan. Setelah barang tiba, aturan pengembalian berlaku seperti biasa.`,
      },
      { link: data.orderLink, label: 'Lihat pesanan' },
    ],
  }),

  account_needed: (data) => ({
    subject: `Isi rekening tujuan danamu (${data.purchase.number})`,
    parts: [
      greeting(data),
      {
        p: `${moneyToCome(data)} Isi rekening tujuannya di halaman pesanan; dana diterima paling lambat ${refundDays('transfer').max} hari setelah itu.`,
      },
      { link: data.orderLink, label: 'Isi rekening' },
    ],
  }),

  refund_bounced: (data) => ({
    subject: `Bank mengembalikan transfer danamu (${data.purchase.number})`,
    parts: [
      greeting(data),
      {
        p: `Transfer dana untuk pesanan ${data.order.number} dikembalikan oleh bank. Dananya aman: sebesar ${money(data.awaitingAccount)} menunggu rekeningmu. Periksa nomor dan nama pemiliknya, lalu isi lagi di halaman pesanan; dana diterima paling lambat ${refundDays('transfer').max} hari setelah itu.`,
      },
      { link: data.orderLink, label: 'Isi rekening' },
    ],
  }),

  account_named: (data) => ({
    subject: `Rekening tujuan danamu tersimpan (${data.purchase.number})`,
    parts: [
      greeting(data),
      {
        p: `Rekening tujuan dana untuk pesanan ${data.order.number} baru saja diisi. Dananya kami transfer ke sana.`,
      },
      ...(data.accountEnd === null
        ? []
        : [{ facts: [['Nomor rekening', `berakhiran ${data.accountEnd}`]] as const }]),
      { link: data.orderLink, label: 'Lihat pesanan' },
      ...disownParts(
        data,
        'Bukan kamu yang mengisinya? Buka tautan berikut secepatnya: dana yang belum dikirim menunggu rekeningmu lagi.',
      ),
    ],
  }),

  joined: (data) => ({
    subject: `Pesanan disimpan ke sebuah akun (${data.purchase.number})`,
    parts: [
      greeting(data),
      {
        p: `Pembelian ${data.purchase.number} baru saja disimpan ke sebuah akun Lokapasar. Mulai sekarang akun itu dapat melihat dan mengurus pesanannya.`,
      },
      ...disownParts(
        data,
        'Bukan kamu yang melakukannya? Buka tautan berikut secepatnya: akun itu kami lepas dari pesananmu, dan tautan di e-mail lama tidak berlaku lagi.',
      ),
    ],
  }),

  account_left: (data) => ({
    subject: `Pesananmu tetap berjalan (${data.purchase.number})`,
    parts: [
      greeting(data),
      {
        p: `Akun Lokapasar yang dipakai untuk pembelian ${data.purchase.number} sudah dihapus. Pesanannya tetap berjalan, dan kabarnya kami kirim ke alamat ini.`,
      },
      data.order.state === 'unpaid'
        ? { link: data.payLink, label: 'Bayar pesanan' }
        : { link: data.orderLink, label: 'Buka pesanan' },
    ],
  }),

  disowned: (data) => ({
    subject: `Akses ke pesananmu sudah dicabut (${data.purchase.number})`,
    parts: [
      greeting(data),
      {
        p: `Sesuai permintaanmu, akun dan tautan lama sudah kami lepas dari pembelian ${data.purchase.number}. Buka pesananmu lewat tautan baru ini, dan jangan teruskan e-mail pesanan kepada orang lain.`,
      },
      ...(data.awaitingAccount > 0
        ? [
            {
              p: `Dana sebesar ${money(data.awaitingAccount)} menunggu rekening tujuanmu. Isi di halaman pesanan.`,
            },
          ]
        : []),
      { link: data.orderLink, label: 'Buka pesanan' },
    ],
  }),

  review_hidden: (data) => ({
    subject: `Ulasanmu disembunyikan (${data.order.number})`,
    parts: [
      greeting(data),
      {
        p: `Ulasanmu untuk barang dari ${data.order.seller} tidak lagi ditampilkan${hiddenFor(data)}.`,
      },
      {
        p: `Selama masih bisa diubah, kamu boleh memperbaiki ulasannya. Sesudah itu, atau kalau menurutmu ini keliru, kirim pesan dan sebutkan pesanan ${data.order.number} supaya kami memeriksanya lagi.`,
      },
      { link: data.reviewLink, label: 'Lihat ulasan' },
      { link: data.contactLink, label: 'Kirim pesan' },
    ],
  }),

  review_shown: (data) => ({
    subject: `Ulasanmu ditampilkan lagi (${data.order.number})`,
    parts: [
      greeting(data),
      { p: `Ulasanmu untuk barang dari ${data.order.seller} kembali tampil di halaman produknya.` },
      { link: data.reviewLink, label: 'Lihat ulasan' },
    ],
  }),

  refunded: (data) => ({
    subject: isOnTop(data)
      ? `Dana untuk pesanan ${data.order.number} sudah dikirim`
      : `Dana pesanan ${data.order.number} sudah dikembalikan`,
    parts: [
      greeting(data),
      {
        p: data.refund
          ? `Dana sebesar ${money(data.refund.amount)} sudah kami kirim kepadamu, untuk ${REFUND_PURPOSES[data.refund.cause]}.`
          : 'Dana pesananmu sudah kami kirim kembali kepadamu.',
      },
      { link: data.orderLink, label: 'Lihat pesanan' },
      ...(data.isCorrected && !isOnTop(data)
        ? ([
            { p: 'Invoice pesanan ini dikoreksi sebesar dana yang kembali.' },
            { link: data.invoiceLink, label: 'Lihat invoice dan koreksinya' },
          ] as const)
        : []),
    ],
  }),
};

/** The way to undo what somebody else did. */
const disownParts = ({ disownLink }: LetterData, question: string): Letter['parts'] =>
  disownLink === null ? [] : [{ p: question }, { link: disownLink, label: 'Bukan saya' }];

/** An exchange that is called off before the goods that it replaces were looked at, and not because its bank took the money. */
const isStillLookedAt = ({ order, refund, reason }: LetterData): boolean =>
  order.exchangeOf !== null &&
  refund === null &&
  reason !== 'payment_reversed' &&
  reason !== 'payment_refunded';

/** A parcel was brought to the door in vain: what its shopper paid for the way does not come back (P-RET-6). */
const keepsShipping = ({ order, refund, reason }: LetterData): boolean =>
  reason === 'refused' && refund !== null && order.shipping > 0;

/** 'dibatalkan', with the reason where it is known. */
function cancelled({ reason }: LetterData): string {
  const words = CANCEL_WORDS[parseCancelReason(reason ?? '')];
  return words === null ? 'dibatalkan' : `dibatalkan ${words}`;
}

/** ' karena ...', with the ground where it is known. */
function hiddenFor({ reason }: LetterData): string {
  const ground = parseHidingGround(reason);
  return ground === null ? '' : ` karena ${GROUND_NAMES[ground]}`;
}

/** The money of a mail is on top of what was paid: no price is less, and no invoice corrected. */
const isOnTop = ({ refund }: LetterData): boolean => refund !== null && ON_TOP.includes(refund.cause);

/** Money that waits for an account: what for, and how much more of the purchase waits with it. */
function moneyToCome({ refund, awaitingAccount }: LetterData): string {
  if (refund === null)
    return `Kami mengembalikan dana sebesar ${money(awaitingAccount)} dari pembelian ini lewat transfer bank.`;
  const { amount, cause } = refund;
  const told = `Ada dana sebesar ${money(amount)} untukmu, yang kami kirim lewat transfer bank untuk ${REFUND_PURPOSES[cause]}.`;
  if (awaitingAccount <= amount) return told;
  return `${told} Bersama dana lain dari pembelian ini, ${money(awaitingAccount)} menunggu rekeningmu.`;
}

/** The refund: how much, by when, and what the shopper must do for it. */
export function refundParts({ refund }: LetterData): Letter['parts'] {
  if (refund === null) return [];
  const amount = `Dana sebesar ${money(refund.amount)} kami kembalikan.`;
  return [
    {
      p: refund.needsAccount
        ? `${amount} Isi rekening tujuannya di halaman pesanan, supaya dapat kami transfer.`
        : `${amount} Dana diterima paling lambat ${formatLongDate(refund.promisedBy)}.`,
    },
  ];
}
