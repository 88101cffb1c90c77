import type { PaymentInstructions } from './payment-provider.ts';

/** Instructions with a number or code that a shopper types at a bank or names at a counter. */
export type TypedInstructions = Extract<
  PaymentInstructions,
  { kind: 'virtual_account' | 'bill' | 'minimarket' }
>;

const TYPED: readonly string[] = [
  'virtual_account',
  'bill',
  'minimarket',
] satisfies TypedInstructions['kind'][];

/** Whether a shopper types something to pay: that is mailed. Codes to scan are valid for minutes only. */
export const isTyped = (instructions: PaymentInstructions): instructions is TypedInstructions =>
  TYPED.includes(instructions.kind);
