import type { PaymentMethod } from '#domain/payments/methods.ts';
import { refundDays } from '#domain/payments/refund-days.ts';
import { range } from './working-days.id.ts';

/** What one has to do for money that cannot go back the way it came (P-RET-5, P-PAY-35). */
export const ACCOUNT_NEEDED =
  'Kalau dana tidak bisa kembali ke metode yang dipakai, misalnya Virtual Account atau minimarket, isi rekening tujuan di halaman pesanan; waktunya lalu seperti transfer bank, dihitung sejak rekening itu diisi.';

/** How long a refund takes by the way that was paid. */
export function refundRange(method: PaymentMethod): string {
  return `${range(refundDays(method))} hari`;
}
