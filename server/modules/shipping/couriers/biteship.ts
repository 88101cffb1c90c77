import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { rupiah } from '#domain/money.ts';
import { type BiteshipClientOptions, createBiteshipClient } from './biteship-client.ts';
import { notificationMessage, orderMessage, ratesMessage, trackingMessage } from './biteship-messages.ts';
import { bookingBody, itemBody } from './biteship-requests.ts';
import { BITESHIP_SERVICES, serviceOfBiteship } from './biteship-services.ts';
import type { Booking, CourierAnswer, CourierProvider, Tracking } from './courier-provider.ts';

/** The header with the webhook's token: enter it as the signature key of the webhook at Biteship. */
export const WEBHOOK_HEADER = 'x-biteship-token';

export interface BiteshipOptions extends BiteshipClientOptions {
  /** The expected value of {@link WEBHOOK_HEADER}; without it every notification counts as forged. */
  webhookToken: string | undefined;
}

/** Couriers through Biteship, or through the simulator, which differs only by its address. */
export function createBiteship(options: BiteshipOptions): CourierProvider {
  const ask = createBiteshipClient(options);
  const findOrder = async (id: string) => ask(orderMessage, { method: 'GET', path: orderPath(id) });
  const readTracking = async (path: string): CourierAnswer<Tracking> => {
    const tracking = await ask(trackingMessage, { method: 'GET', path: `/v1/trackings/${path}` });
    if (!tracking.ok) return tracking;
    const { status, waybill_id: waybill, history, next_event_at: nextAt } = tracking.value;
    const events = history
      .map(({ status: was, updated_at: at, note }) => ({ status: was, at, note }))
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    return { ok: true, value: { status, waybill: waybill ?? null, events, nextAt: nextAt ?? null } };
  };
  return {
    async rates({ fromPostalCode, toPostalCode, couriers, items }) {
      const answer = await ask(ratesMessage, {
        method: 'POST',
        path: '/v1/rates/couriers',
        body: {
          origin_postal_code: Number(fromPostalCode),
          destination_postal_code: Number(toPostalCode),
          couriers: couriers.join(','),
          items: items.map(itemBody),
        },
      });
      if (!answer.ok) return answer;
      const rates = answer.value.pricing.flatMap(({ courier_code, courier_service_code, price }) => {
        const service = serviceOfBiteship({ company: courier_code, type: courier_service_code });
        return service === null ? [] : [{ service, price: rupiah(price) }];
      });
      return { ok: true, value: rates };
    },
    async book(request) {
      const body = bookingBody(request, BITESHIP_SERVICES[request.service]);
      const answer = await ask(orderMessage, { method: 'POST', path: '/v1/orders', body });
      if (answer.ok) return { ok: true, value: toBooking(answer.value) };
      const { earlierOrder, ...failure } = answer.error;
      if (earlierOrder === undefined) return { ok: false, error: failure };
      // The answer to an earlier request was lost: that booking counts.
      const earlier = await findOrder(earlierOrder);
      return earlier.ok ? { ok: true, value: toBooking(earlier.value) } : earlier;
    },
    async track(bookingId) {
      const order = await findOrder(bookingId);
      if (!order.ok) return order;
      const trackingId = order.value.courier.tracking_id;
      if (!trackingId) {
        return { ok: true, value: { ...toTracking(order.value), events: [], nextAt: null } };
      }
      return readTracking(encodeURIComponent(trackingId));
    },
    trackWaybill: (courier, waybill) =>
      readTracking(`${encodeURIComponent(waybill)}/couriers/${encodeURIComponent(courier)}`),
    async cancel(bookingId, reason) {
      const answer = await ask(z.object({ success: z.literal(true) }), {
        method: 'POST',
        path: `${orderPath(bookingId)}/cancel`,
        body: { cancellation_reason_code: 'others', cancellation_reason: reason },
      });
      return answer.ok ? { ok: true, value: null } : answer;
    },
    parseNotification(rawBody, headers) {
      if (!isToken(headers[WEBHOOK_HEADER], options.webhookToken)) return { ok: false, error: 'forged' };
      const message = notificationMessage.safeParse(tryJson(rawBody));
      if (!message.success) return { ok: false, error: 'unreadable' };
      return { ok: true, value: { bookingId: message.data.order_id } };
    },
  };
}

type Order = z.output<typeof orderMessage>;

const orderPath = (id: string) => `/v1/orders/${encodeURIComponent(id)}`;

const toTracking = ({ status, courier }: Order) => ({ status, waybill: courier.waybill_id ?? null });

const toBooking = (order: Order): Booking => ({
  id: order.id,
  price: rupiah(order.price),
  ...toTracking(order),
});

/** Compares in constant time, so that timing reveals nothing about the token. */
function isToken(given: string | string[] | undefined, token: string | undefined): boolean {
  if (token === undefined || typeof given !== 'string') return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
