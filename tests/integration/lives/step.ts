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
  /** An order all of whose next steps go well until it has arrived. */
  | { kind: 'arrive'; buyer: number; basket: number; method: 'va_bca' | 'gopay' | 'cod' }
  | { kind: 'sweep' }
  | { kind: 'later'; minutes: number }
  | { kind: OrderStepKind; pick: number }
  | { kind: ReturnStepKind; pick: number; amount: number }
);

/** What shoppers, sellers, couriers and the operator do with returns, and what the bank is given. */
export const RETURN_STEPS = [
  'open-return',
  'open-return',
  'open-return',
  'open-exchange',
  'open-exchange',
  /** The next step of the goods that somebody gets for others: the difference is paid, and they are sent. */
  'advance-exchange',
  'advance-exchange',
  'advance-exchange',
  'advance-exchange',
  /** The next step of a return when both sides agree. */
  'advance-return',
  'advance-return',
  'advance-return',
  'advance-return',
  'advance-return',
  'offer',
  'take-offer',
  'refuse-return',
  'inspect',
  'appeal',
  'decide',
  'label',
  'label',
  'give-back',
  'withdraw',
  'pay-out',
  'transfer-refunds',
  'bounce-refund',
] as const;
export type ReturnStepKind = (typeof RETURN_STEPS)[number];

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

/** Steps of one life at most. `npm run prove` lives longer. */
const LENGTH = Number(process.env['PROVE_STEPS'] ?? 50);
const pick = fc.nat({ max: 3 });
/** Usually no crash; otherwise the program dies at the n-th statement, before or after it. */
const crash = fc.option(fc.nat({ max: 60 }), { freq: 4, nil: null });
/** A return takes many steps to its end, so that half of them go through. */
const rareCrash = fc.option(fc.nat({ max: 60 }), { freq: 1, nil: null });
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
    {
      weight: 9,
      arbitrary: fc.record({
        kind: fc.constant('arrive' as const),
        crash: fc.constant(null),
        buyer: pick,
        basket: fc.nat({ max: 5 }),
        method: fc.constantFrom('va_bca', 'gopay', 'cod'),
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
    {
      weight: 30,
      arbitrary: fc.record({
        kind: fc.constantFrom(...RETURN_STEPS),
        crash: rareCrash,
        pick,
        amount: fc.nat({ max: 5 }),
      }),
    },
  ),
  { minLength: LENGTH / 2, maxLength: LENGTH, size: 'max' },
);
