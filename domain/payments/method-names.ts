import type { PaymentMethod } from './methods.ts';

/** What the ways to pay are called, on screens and in mails. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  qris: 'QRIS',
  va_bca: 'BCA Virtual Account',
  va_bni: 'BNI Virtual Account',
  va_bri: 'BRI Virtual Account',
  va_permata: 'Permata Virtual Account',
  va_mandiri: 'Mandiri Bill Payment',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  card: 'Kartu kredit atau debit',
  indomaret: 'Indomaret',
  alfamart: 'Alfamart, Alfamidi, DAN+DAN',
  transfer: 'Transfer bank manual',
  cod: 'Bayar di Tempat (COD)',
};
