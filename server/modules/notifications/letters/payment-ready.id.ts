import type { TypedInstructions } from '#server/modules/payments/payments.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import type { LetterData, TypedPayment } from './letter-data.ts';
import { greeting, money, paymentFacts } from './order-placed.id.ts';

/** How to pay with what is typed at a bank or a counter (P-BUY-12). */
export function paymentReady(data: LetterData): Letter {
  const { purchase, payment, payLink } = data;
  return {
    subject: `Cara membayar pesanan ${purchase.number}`,
    parts: [
      greeting(data),
      { p: 'Selesaikan pembayaranmu dengan data berikut.' },
      {
        facts: [
          ...paymentFacts(data),
          ['Total Tagihan', money(purchase.total)],
          ...(payment ? typedFacts(payment, purchase.total) : []),
        ],
      },
      ...(payment?.kind === 'transfer' ? [{ p: TRANSFER }] : []),
      { link: payLink, label: 'Buka halaman pembayaran' },
      {
        p: 'Bayar tepat sesuai jumlah. Kalau lewat batas waktu, pesanan dibatalkan dan barang kembali dijual.',
      },
    ],
  };
}

const TRANSFER =
  'Transfer tepat sejumlah ini, sampai tiga angka terakhir: kode unik itu menandai pembayaranmu. Sesudahnya, unggah bukti transfer di halaman pembayaran.';

type Facts = [label: string, value: string][];

function typedFacts(payment: TypedPayment, total: number): Facts {
  const { amount } = payment;
  if (payment.kind === 'number')
    return [...partFacts(total - amount), ...restFacts(total, amount), ...numbersOf(payment.instructions)];
  const { uniqueCode, account } = payment;
  return [
    ...partFacts(total - uniqueCode - amount),
    ...(uniqueCode > 0 ? ([['Kode unik', money(-uniqueCode)]] satisfies Facts) : []),
    ['Jumlah transfer', money(amount)],
    ['Bank', account.bank],
    ['Nomor rekening', account.number],
    ['Atas nama', account.holder],
  ];
}

/** The part that had arrived before. */
const partFacts = (received: number): Facts => (received > 0 ? [['Sudah diterima', money(-received)]] : []);

const restFacts = (total: number, rest: number): Facts =>
  rest < total ? [['Kurang bayar', money(rest)]] : [];

function numbersOf(instructions: TypedInstructions): Facts {
  switch (instructions.kind) {
    case 'virtual_account':
      return [['Nomor Virtual Account', instructions.number]];
    case 'bill':
      return [
        ['Kode perusahaan', instructions.billerCode],
        ['Kode pembayaran', instructions.billKey],
      ];
    case 'minimarket':
      return [['Kode pembayaran', instructions.code]];
  }
}
