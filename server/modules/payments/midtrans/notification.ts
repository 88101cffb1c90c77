import { createHash, timingSafeEqual } from 'node:crypto';
import type { ProviderHint } from '../provider/payment-provider.ts';
import { notificationBody } from './messages.ts';

/** The signature of a notification, over the amount's text as received: '24145.00'. */
export function signatureOf(
  { order_id, status_code, gross_amount }: { order_id: string; status_code: string; gross_amount: string },
  serverKey: string,
): string {
  return createHash('sha512')
    .update(order_id + status_code + gross_amount + serverKey)
    .digest('hex');
}

/**
 * Reads a notification. Its signature covers neither status nor time, so whoever saw one can replay it with
 * another status. It only says which payment to poll.
 */
export function parseNotification(rawBody: string, serverKey: string): ProviderHint | null {
  const parsed = notificationBody.safeParse(parseJson(rawBody));
  if (!parsed.success) return null;
  const expected = Buffer.from(signatureOf(parsed.data, serverKey));
  const given = Buffer.from(parsed.data.signature_key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { attemptId: parsed.data.order_id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
