import type { PaymentMethod } from '#domain/payments/methods.ts';
import { refundDays } from '#domain/payments/refund-days.ts';
import { range } from './working-days.id.ts';

/** How long a refund takes by the way that was paid. */
export function refundRange(method: PaymentMethod): string {
  return `${range(refundDays(method))} hari`;
}
