import { randomBytes, randomUUID } from 'node:crypto';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { PlannedLine, PlannedOrder, PurchasePlan } from '#server/modules/orders/orders.ts';

/** For tests: a planned line of the demo's SKU 1. */
export const aLine = (changes: Partial<PlannedLine> = {}): PlannedLine => ({
  skuId: 1,
  productId: 1,
  name: 'Barang',
  options: '',
  imageUrl: '/images/x.webp',
  weightGrams: 500,
  price: 33_333,
  originalPrice: 33_333,
  commissionBasisPoints: 250,
  flashSession: null,
  notReturnable: null,
  quantity: 1,
  ...changes,
});

/** For tests: a planned order with JNE; the shopper pays 20.000 for shipping. */
export const anOrder = (changes: Partial<PlannedOrder> = {}): PlannedOrder => ({
  sellerId: 1,
  lines: [aLine()],
  codFee: 0,
  isOwnPurchase: false,
  note: '',
  giftNote: '',
  shipping: { courier: 'jne', service: 'jne-regular', quote: 20_000, charged: 20_000, by: 'escrow' },
  arrival: { first: '2026-11-27', last: '2026-11-29', transit: { min: 2, max: 3 }, isGuess: false },
  ...changes,
});

/** For tests: a buyer of cash on delivery who need not confirm it. */
export const aCodPlan = (userId: string): NonNullable<PurchasePlan['cod']> => ({
  buyer: { userId, keys: [`user:${userId}`], contactKeys: [] },
  isNewcomer: false,
  limits: { newcomerOrders: 2, newcomerTotal: 1_000_000, areaFreight: 500_000 },
});

/** For tests: a planned purchase of a buyer that no other test uses. */
export function aPlan(changes: Partial<PurchasePlan> & { method?: PaymentMethod } = {}): PurchasePlan {
  const userId = randomUUID();
  return {
    userId,
    guestId: null,
    cod: changes.method === 'cod' ? aCodPlan(userId) : null,
    buyers: [`user:${userId}`],
    method: 'va_bca',
    orders: [anOrder()],
    contact: {
      recipient: 'Sari',
      phone: '+6281234567890',
      email: `${userId}@contoh.id`,
      regionCode: '31.74.01',
      regionName: 'Tebet, Jakarta Selatan',
      postalCode: '12810',
      street: 'Jalan Melati 5',
      landmark: '',
      courierNote: '',
      dropshipName: '',
    },
    requestKey: randomUUID(),
    requestHash: randomBytes(32),
    addressHash: randomBytes(32),
    ...changes,
  };
}
