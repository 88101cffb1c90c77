import { formatRupiah } from '#domain/format.ts';
import { formatDateTime, formatDayRange } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { RETURN_HOURS } from '#domain/orders/return-windows.ts';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import { findService, serviceName } from '#domain/shipping/couriers.ts';
import type { OrderRow } from '#server/modules/orders/orders.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import type { LetterData } from './letter-data.ts';

export const greeting = ({ recipient }: LetterData) => ({
  p: recipient === null ? 'Halo,' : `Halo ${recipient},`,
});

export const money = (amount: number): string => formatRupiah(rupiah(amount));
export const wib = (moment: Date): string => `${formatDateTime(moment)} WIB`;

export function serviceWords(id: string): string {
  const service = findService(id);
  return service ? serviceName(service) : id;
}

const days = (hours: number) => hours / 24;

const goodsOf = ({ seller, lines }: OrderRow): [string, string][] =>
  lines.map(({ name, options, quantity, price }) => [
    seller,
    `${name}${options && `, ${options}`}, ${quantity} × ${money(price)}`,
  ]);

const partsOf = ({ number, goods, shipping, codFee, total }: OrderRow): [string, string][] => [
  [
    `Pesanan ${number}`,
    `barang ${money(goods)}, ongkos kirim ${money(shipping)}${codFee > 0 ? `, biaya COD ${money(codFee)}` : ''}, jumlah ${money(total)}`,
  ],
];

/** When an order arrives; a cancelled one does not (P-BUY-45), and before it is paid the days may move (P-SHIP-8). */
export function arrivalOf({ state, arrivesFrom, arrivesTo, isGuess }: OrderRow): string[] {
  if (state === 'cancelled') return [];
  const days = `${formatDayRange(arrivesFrom, arrivesTo)}${isGuess ? ' (perkiraan)' : ''}`;
  return [state === 'unpaid' ? `${days}, dihitung ulang saat dibayar` : days];
}

const wayOf = (order: OrderRow): [string, string][] => [
  [
    `Dari ${order.seller}`,
    [serviceWords(order.service), ...arrivalOf(order).map((days) => `estimasi tiba ${days}`)].join(', '),
  ],
];

/**
 * The confirmation of an order. It carries what a contract by electronic means must state in Indonesia: parties, goods,
 * their legality, value, payment, delivery, returns, cancellation, and the law that applies (PP 80/2019, article 53).
 */
export function orderPlaced(data: LetterData): Letter {
  const { recipient, purchase, orders, place, confirmLink } = data;
  const sellers = [...new Set(orders.map(({ seller }) => seller))].join(', ');
  return {
    subject:
      confirmLink === null
        ? `Pesananmu sudah kami catat (${purchase.number})`
        : `Konfirmasi pesananmu (${purchase.number})`,
    parts: [
      greeting(data),
      ...toConfirm(data),
      {
        p: 'Terima kasih sudah berbelanja di Lokapasar. Simpan e-mail ini: isinya adalah perjanjian jual beli antara kamu dan penjual.',
      },
      { p: '1. Para pihak' },
      {
        facts: [
          ['Pembeli', `${recipient ?? 'Pemesan'} (data lengkap di halaman pesanan)`],
          ['Penjual', `${sellers}, melalui Lokapasar`],
        ],
      },
      { p: '2. Barang' },
      { facts: orders.flatMap(goodsOf) },
      { p: '3. Legalitas: penjual menjamin barang ini boleh diperjualbelikan di Indonesia.' },
      { p: '4. Nilai transaksi' },
      {
        facts: [
          ...orders.flatMap(partsOf),
          ['Asuransi pengiriman', 'Gratis'],
          ['Total', money(purchase.total)],
        ],
      },
      { p: '5. Pembayaran' },
      { facts: paymentFacts(data) },
      { p: '6. Pengiriman' },
      { facts: [...orders.flatMap(wayOf), ['Tujuan', `${place} (alamat lengkap di halaman pesanan)`]] },
      {
        p: `7. Pengembalian: sejak barang diterima, kerusakan dilaporkan dalam ${RETURN_HOURS.damaged} jam, barang yang tidak sesuai dalam ${days(RETURN_HOURS.not_as_described)} hari, alasan lain dalam ${days(RETURN_HOURS.other)} hari.`,
      },
      {
        p: '8. Pembatalan: bebas sampai penjual menerima pesanan; setelah itu atas persetujuan penjual, selama barang belum dikirim. Uang kembali penuh.',
      },
      { p: '9. Hukum yang berlaku: hukum Republik Indonesia.' },
      nextStep(data),
    ],
  };
}

/** What a newcomer's cash on delivery waits for (P-PAY-31). */
const toConfirm = ({ confirmLink, purchase }: LetterData): Letter['parts'] =>
  confirmLink === null || purchase.payBy === null
    ? []
    : [
        {
          p: `Pesanan bayar di tempat ini menunggu konfirmasimu sampai ${wib(purchase.payBy)}. Tanpa konfirmasi, pesanan dibatalkan sendiri. Kalau kamu tidak memesan, abaikan e-mail ini.`,
        },
        { link: confirmLink, label: 'Konfirmasi Pesanan' },
      ];

function nextStep({ purchase, confirmLink, orderLink, payLink }: LetterData): Letter['parts'][number] {
  if (confirmLink !== null) return { link: confirmLink, label: 'Konfirmasi Pesanan' };
  if (purchase.method === 'cod') return { link: orderLink, label: 'Lihat pesanan' };
  return { link: payLink, label: 'Bayar sekarang' };
}

/** How it is paid and until when. */
export const paymentFacts = ({ purchase }: LetterData): [string, string][] => [
  ['Metode', METHOD_NAMES[purchase.method]],
  purchase.method === 'cod' || purchase.payBy === null
    ? ['Dibayar', 'tunai kepada kurir saat barang tiba']
    : ['Bayar sebelum', wib(purchase.payBy)],
];
