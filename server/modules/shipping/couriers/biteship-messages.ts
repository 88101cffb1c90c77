import { z } from 'zod';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { PARCEL_STATUSES, type ParcelStatus } from './courier-provider.ts';

/** Biteship's answers, with the parts of each message that we read. What is stored and shown is clean text (P-FORM-10). */

const shown = z.string().overwrite(cleanLine);

/** Orders have statuses with underscores, trackings in camel case. */
const status = z.string().transform((text): ParcelStatus => {
  const snake = text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return PARCEL_STATUSES.find((known) => known === snake) ?? 'on_hold';
});

const price = z.int().nonnegative();
const waybill = shown.min(1).nullish();
const moment = z.coerce.date();

export const ratesMessage = z.object({
  pricing: z.array(z.object({ courier_code: z.string(), courier_service_code: z.string(), price })),
});

export const orderMessage = z.object({
  id: z.string().min(1),
  status,
  price,
  courier: z.object({ waybill_id: waybill, tracking_id: z.string().nullish() }),
});

export const trackingMessage = z.object({
  status,
  waybill_id: waybill,
  history: z.array(z.object({ status, updated_at: moment, note: shown })),
  /** Our simulator's own field: when the next line of the history is due. */
  next_event_at: moment.nullish(),
});

/** A refusal. The code is a number of eight digits; the details of a repeated booking name the first one. */
export const refusalMessage = z.object({
  error: shown,
  code: z.union([z.number(), z.string()]).optional(),
  details: z.object({ order_id: z.string().optional() }).optional().catch(undefined),
});

export const notificationMessage = z.object({ event: z.string(), order_id: z.string().min(1) });
