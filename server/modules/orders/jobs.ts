import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Tells the shopper about new events of an order. The payload is its id; notifications handle it. */
export const tellShopper = defineJob({ name: 'order.tell', payload: z.uuid() });

/** Handles an order's passed deadlines. The payload is its id. */
export const passDeadlines = defineJob({ name: 'order.deadlines', payload: z.uuid() });

/** Cancels an order of a suspended shop. The payload is its id. */
export const callOffSuspended = defineJob({ name: 'order.call-off-suspended', payload: z.uuid() });

/** Books a parcel, cancels it, or polls its status. The payload is its id; parcels handle it. */
export const moveParcel = defineJob({ name: 'parcel.move', payload: z.uuid(), atOnce: 4 });

/** Reminds a shopper to name the account of a refund. The payload is the refund's id. */
export const remindOfAccount = defineJob({ name: 'order.remind-account', payload: z.uuid() });

/** A shop has got money: its payouts are planned. The payload is the shop's id; payouts handle it. */
export const planPayout = defineJob({ name: 'order.plan-payout', payload: z.int() });

/** Gives invoice numbers to all orders that wait for one. */
export const giveInvoiceNumbers = defineJob({ name: 'order.invoices', payload: z.null() });
