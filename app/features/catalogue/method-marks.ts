import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { MarkName } from '../../ui/mark-names.ts';

/** The marks that stand beside the names of the ways to pay. */
export const METHOD_MARKS: Readonly<Record<PaymentMethod, readonly MarkName[]>> = {
  qris: ['qris'],
  va_bca: ['bca'],
  va_bni: ['bni'],
  va_bri: ['bri'],
  va_permata: ['permata'],
  va_mandiri: ['mandiri'],
  gopay: ['gopay'],
  shopeepay: ['shopeepay'],
  card: ['visa', 'mastercard', 'jcb'],
  indomaret: ['indomaret'],
  alfamart: ['alfamart'],
  transfer: [],
  cod: [],
};
