import { startOfJakartaDay } from '#domain/format-date.ts';
import { shipBy } from '#domain/orders/deadlines.ts';
import { addDays, jakartaDay } from '#domain/shipping/calendar.ts';
import type { OrderView } from '#server/services.ts';
import photographs from '../../content/cart-photographs.json' with { type: 'json' };

const HOUR_MS = 60 * 60 * 1000;
/** A sample need not know the decree of the year. */
const FIXED_HOLIDAYS = { daysOff: [], decreed: [] };

/**
 * The order that the sample notification of a demo speaks of, and that anybody may see: placed and accepted the evening
 * before, so that it is the same for everybody all day.
 */
export function sampleOrder(now: Date): OrderView {
  const hoursBeforeToday = (hours: number) => new Date(startOfJakartaDay(now).getTime() - hours * HOUR_MS);
  const [placedAt, paidAt, acceptedAt] = [5, 4.75, 3.5].map(hoursBeforeToday) as [Date, Date, Date];
  const today = jakartaDay(now);
  const line = {
    position: 0,
    skuId: 1,
    productId: 8,
    cancelled: 0,
    returned: 0,
    settled: 0,
    notReturnable: null,
    quantity: 1,
    name: 'Sneakers Unisex Langkah Kita Harian Kanvas Sol Karet',
    options: '41, Hitam Putih',
    imageUrl: photographs[8],
    price: 349_000,
    originalPrice: 499_000,
  };
  return {
    id: 'contoh',
    number: 'LPCONTOH',
    state: 'accepted',
    isCod: false,
    placedAt,
    shop: { id: 3, name: 'Langkah Kita', location: 'Jakarta Selatan', taxNumber: null },
    lines: [line],
    parts: {
      goods: 349_000,
      shipping: 18_000,
      codFee: 0,
      credit: 0,
      total: 367_000,
      toPay: 367_000,
      saved: 150_000,
    },
    shipping: {
      courier: 'jne',
      service: 'jne-regular',
      arrivesFrom: addDays(today, 3),
      arrivesTo: addDays(today, 5),
      isGuess: false,
    },
    exchangeOf: null,
    note: '',
    giftNote: '',
    purchase: {
      id: 'contoh',
      number: 'LPCONTOH',
      method: 'qris',
      state: 'confirmed',
      total: 367_000,
      payBy: null,
      orders: ['LPCONTOH'],
    },
    contact: {
      recipient: 'Sari Contoh',
      phone: '+6281200000000',
      email: 'sari@contoh.id',
      regionCode: '32.73.02',
      regionName: 'Coblong, Kota Bandung, Jawa Barat',
      postalCode: '40132',
      street: 'Jalan Contoh 1',
      landmark: '',
      courierNote: '',
      dropshipName: '',
    },
    events: [
      {
        seq: 1,
        event: 'placed',
        actor: 'shopper',
        reason: null,
        returnN: null,
        refundCause: null,
        at: placedAt,
      },
      {
        seq: 2,
        event: 'paid',
        actor: 'provider',
        reason: null,
        returnN: null,
        refundCause: null,
        at: paidAt,
      },
      {
        seq: 3,
        event: 'accepted',
        actor: 'seller',
        reason: null,
        returnN: null,
        refundCause: null,
        at: acceptedAt,
      },
    ],
    parcels: [],
    refunds: [],
    corrections: [],
    deadlines: {
      payBy: null,
      confirmBy: null,
      acceptBy: null,
      shipBy: shipBy(paidAt, FIXED_HOLIDAYS),
      cancelAnswerBy: null,
      receiveBy: null,
      returnBy: null,
    },
    cancelAsked: null,
    deliveredAt: null,
    receivedAt: null,
    missingSince: null,
    isArrivalAsked: false,
    returnWindows: null,
    invoiceNumber: null,
    may: {
      confirm: false,
      pay: false,
      cancel: null,
      changeAddress: false,
      confirmReceived: false,
      reportMissing: false,
      review: false,
      buyAgain: false,
    },
    isGuests: false,
    canJoin: false,
    mailHeldAt: null,
  };
}
