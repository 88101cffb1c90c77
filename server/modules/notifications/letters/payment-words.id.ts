import type { PaymentMethod } from '#domain/payments/methods.ts';

/** Names of payment methods in mails. */
export const PAYMENT_WORDS: Readonly<Record<PaymentMethod, string>> = {
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
