import { PAYMENT_METHODS, type PaymentMethod } from '../payments/methods.ts';
import { COURIER_IDS, type CourierId, SERVICE_IDS, SERVICES, type ServiceId } from '../shipping/couriers.ts';

/** The ways to pay and the services of couriers that the shop offers now, and nothing else may be promised (P-PAGE-25). */
export interface Ways {
  methods: ReadonlySet<PaymentMethod>;
  services: ReadonlySet<ServiceId>;
  /** Whether the cards of some banks pay by instalments. */
  hasInstalments: boolean;
}

/** A shop that offers all of them. */
export const ALL_WAYS: Ways = {
  methods: new Set(PAYMENT_METHODS),
  services: new Set(SERVICE_IDS),
  hasInstalments: true,
};

/** Ways to pay as texts put them together. Whoever transfers to a virtual account transfers by a bank. */
export const PAY_KINDS = ['card', 'wallet', 'bank', 'cod', 'minimarket'] as const;
export type PayKind = (typeof PAY_KINDS)[number];

const KINDS: Readonly<Record<PaymentMethod, PayKind>> = {
  qris: 'wallet',
  va_bca: 'bank',
  va_bni: 'bank',
  va_bri: 'bank',
  va_permata: 'bank',
  va_mandiri: 'bank',
  gopay: 'wallet',
  shopeepay: 'wallet',
  card: 'card',
  indomaret: 'minimarket',
  alfamart: 'minimarket',
  transfer: 'bank',
  cod: 'cod',
};

/** The kinds of these methods. */
export const payKinds = (methods: Iterable<PaymentMethod>): ReadonlySet<PayKind> =>
  new Set(Array.from(methods, (method) => KINDS[method]));

/** The couriers of whom some service is offered, in their order. */
export const couriersOf = ({ services }: Pick<Ways, 'services'>): CourierId[] =>
  COURIER_IDS.filter((id) => SERVICES.some((service) => service.courier === id && services.has(service.id)));
