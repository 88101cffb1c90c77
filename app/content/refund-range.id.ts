import type { PaymentMethod } from '#domain/payments/methods.ts';
import { refundDays } from '#domain/payments/refund-days.ts';

/** How long a refund takes by the way that was paid. */
export function refundRange(method: PaymentMethod): string {
  const { min, max } = refundDays(method);
  return `${min}-${max} hari`;
}
