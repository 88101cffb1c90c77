import { z } from 'zod';
import { cleanLine } from '#domain/forms/clean-text.ts';

/** A text that is stored and shown (P-FORM-10). The payload of a QR is no text: its blanks count. */
const shown = z.string().overwrite(cleanLine);

/** Statuses of a payment at Midtrans. */
const transactionStatus = z.enum([
  'pending',
  'authorize',
  'capture',
  'settlement',
  'deny',
  'cancel',
  'expire',
  'failure',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
]);

/** The common part of Midtrans' answers: its own status code, which may differ from that of HTTP. */
export const answerSchema = z.looseObject({
  status_code: z.string(),
  status_message: shown.default(''),
});

/** An answer to a charge, with the parts that only some methods have. */
export const chargeAnswer = z.object({
  transaction_id: z.string(),
  order_id: z.string(),
  transaction_status: transactionStatus,
  qr_string: z.string().optional(),
  va_numbers: z.array(z.object({ bank: z.string(), va_number: shown })).optional(),
  permata_va_number: shown.optional(),
  biller_code: shown.optional(),
  bill_key: shown.optional(),
  payment_code: shown.optional(),
  redirect_url: z.string().optional(),
  actions: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
});

/** Whole Rupiah, as a text with two decimals or as a number. */
const amount = z
  .union([z.string().regex(/^\d+(\.00)?$/), z.int().nonnegative()])
  .transform((given) => Number.parseInt(String(given), 10));

/** Midtrans' status of a payment. Amounts are texts with two decimals: '24145.00'. */
export const statusAnswer = z.object({
  transaction_id: z.string(),
  order_id: z.string(),
  gross_amount: z.string().regex(/^\d+(\.00)?$/),
  transaction_status: transactionStatus,
  fraud_status: z.enum(['accept', 'challenge', 'deny']).optional(),
  refunds: z
    .array(
      z.object({
        refund_chargeback_id: z.union([z.string(), z.number()]).transform(String).optional(),
        refund_key: z.string().default(''),
        refund_amount: amount.optional(),
      }),
    )
    .optional(),
  refund_amount: amount.optional(),
  chargeback_amount: amount.optional(),
});

/** The required part of a notification. */
export const notificationBody = z.object({
  order_id: z.string(),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
});
