import fc from 'fast-check';

/** An action in a shop. Numbers select among the present rows, such as the newest purchases. */
export type Step = { crash: number | null } & (
  | { kind: 'place'; buyer: number; basket: number; method: 'va_bca' | 'qris' | 'gopay' | 'cod' }
  | { kind: 'press'; pick: number; act: 'pay' | 'fail' | 'expire' | 'reverse' }
  | { kind: 'change-method'; pick: number; method: 'va_bni' | 'qris' }
  | { kind: 'cancel-purchase'; pick: number }
  | { kind: 'repeat-notification'; pick: number }
  | { kind: 'lose-jobs' }
  /**
   * The next step of an order when all goes well: it is paid, accepted, packed, shipped, delivered, received.
   */
  | { kind: 'advance'; pick: number }
  | { kind: 'sweep' }
  | { kind: 'later'; minutes: number }
  | { kind: OrderStepKind; pick: number }
);

export const ORDER_STEPS = [
  'call-off',
  'ask-to-cancel',
  'decline-to-cancel',
  'accept',
  'pack',
  'ship',
  'deliver',
  'receive',
  'refuse-at-door',
  'lose-parcel',
] as const;
export type OrderStepKind = (typeof ORDER_STEPS)[number];

const pick = fc.nat({ max: 3 });
/** Usually no crash; otherwise the program dies at the n-th statement, before or after it. */
const crash = fc.option(fc.nat({ max: 60 }), { freq: 4, nil: null });
const DAY = 24 * 60;
const MINUTES = [1, 1, 1, 9, 9, 15, 15, 60, 60, DAY, DAY + 9, DAY + 10, 4 * DAY] as const;

/** Steps of shoppers, sellers, the provider, couriers and the clock, in any order. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('place' as const),
        crash,
        buyer: pick,
        basket: fc.nat({ max: 5 }),
        method: fc.constantFrom('va_bca', 'qris', 'gopay', 'cod'),
      }),
    },
    { weight: 16, arbitrary: fc.record({ kind: fc.constant('advance' as const), crash, pick }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('press' as const),
        crash,
        pick,
        act: fc.constantFrom('pay', 'pay', 'pay', 'fail', 'expire', 'reverse'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('change-method' as const),
        crash,
        pick,
        method: fc.constantFrom('va_bni', 'qris'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel-purchase' as const), crash, pick }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat-notification' as const), crash, pick }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('lose-jobs' as const), crash: fc.constant(null) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('sweep' as const), crash }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('later' as const),
        crash: fc.constant(null),
        minutes: fc.constantFrom(...MINUTES),
      }),
    },
    { weight: 7, arbitrary: fc.record({ kind: fc.constantFrom(...ORDER_STEPS), crash, pick }) },
  ),
  { minLength: 20, maxLength: 40, size: 'max' },
);
