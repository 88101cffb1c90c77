/**
 * The accounts of the ledger. A name is a kind, or a kind and its subject: `escrow:{order}`. Only kinds of
 * this table exist; the database checks the kinds, too (`db/schema/ledger.ts`).
 */
export const ACCOUNT_KINDS = {
  /** What others owe us: money at the provider, at the bank, or with a courier. */
  asset: ['provider', 'bank', 'cod', 'claim', 'dispute'],
  /** What we owe: to shoppers, sellers, couriers. */
  liability: ['unapplied', 'escrow', 'refund', 'seller', 'payout', 'freight', 'suspense', 'tax'],
  income: ['income'],
  cost: ['cost'],
} as const;

/** Kinds without a subject; all others name one. */
const ALONE: readonly string[] = ['provider', 'bank'];

/** The subjects of income and cost. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  income: ['commission', 'cod_fee'],
  cost: [
    'provider',
    'free_shipping',
    'freight',
    'insurance',
    'cod',
    'refused',
    'loss',
    'goodwill',
    'bank',
    'voucher',
  ],
};

const KINDS: readonly string[] = Object.values(ACCOUNT_KINDS).flat();

/** Whether a name is that of an account. */
export function isAccount(name: string): boolean {
  const [kind = '', ...rest] = name.split(':');
  if (!KINDS.includes(kind)) return false;
  const about = rest.join(':');
  if (ALONE.includes(kind)) return rest.length === 0;
  const parts = PARTS[kind];
  return parts ? parts.includes(about) : about !== '';
}

/** Kinds whose accounts are meant by what was credited: what we owe, and income. */
const CREDITED: readonly string[] = [...ACCOUNT_KINDS.liability, ...ACCOUNT_KINDS.income];

/** 1 where an account holds what it was debited, -1 where it holds what it was credited, by its name or its kind. */
export const accountSign = (account: string): 1 | -1 =>
  CREDITED.includes(account.split(':')[0] ?? '') ? -1 : 1;

/** One movement of money between two accounts; the sum over all accounts is always 0. */
export interface Transfer {
  /** Derived from purpose, row and attempt, so that posting it twice is one posting. */
  id: string;
  debit: string;
  credit: string;
  /** Whole Rupiah, above 0. */
  amount: number;
}
