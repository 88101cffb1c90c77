import { z } from 'zod';
import { apiAddress } from './env-values.ts';
import { SettingsError } from './settings-error.ts';

const midtransKey = z
  .string()
  .regex(/^[\w-]{8,200}$/, 'must be a key of Midtrans, such as SB-Mid-server-...')
  .optional();

/** The settings of payments. */
export const paymentSettings = {
  MIDTRANS_SERVER_KEY: midtransKey,
  MIDTRANS_CLIENT_KEY: midtransKey,
  MIDTRANS_PRODUCTION: z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .transform((text) => text === 'on'),
  MIDTRANS_API_URL: apiAddress,
  BANK_TRANSFER_BANK: z.string().max(40, 'must be at most 40 characters long').optional(),
  BANK_TRANSFER_NUMBER: z
    .string()
    .regex(/^[\d -]{5,34}$/, 'must be the number of a bank account')
    .optional(),
  BANK_TRANSFER_HOLDER: z.string().max(80, 'must be at most 80 characters long').optional(),
  INSTALMENT_BANKS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim().toLowerCase() || []))
    .refine(
      (list) => list.every((bank) => /^[a-z]{2,20}$/.test(bank)),
      'must be names of banks separated by commas, such as bca,bni',
    ),
};

/** The shop's account at Midtrans. */
export interface MidtransAccount {
  readonly serverKey: string;
  /** For the script that turns a card into a token; absent: no cards. */
  readonly clientKey: string | undefined;
  /** Whether money is real. */
  readonly isProduction: boolean;
  /** The base of the Core API, without a slash at the end. */
  readonly apiUrl: string;
}

/** Where Midtrans itself answers: with money that is real, and without. */
const MIDTRANS = { live: 'https://api.midtrans.com', sandbox: 'https://api.sandbox.midtrans.com' } as const;

/** The origin of Midtrans itself, from which browsers load its script for cards. */
export const midtransOrigin = ({ isProduction }: Pick<MidtransAccount, 'isProduction'>): string =>
  isProduction ? MIDTRANS.live : MIDTRANS.sandbox;

/** The account for manual transfers. */
export interface BankAccount {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

/** The part of the environment that is about payments. */
export interface PaymentsEnv {
  /** Absent: payments are simulated, where simulators may run. */
  readonly midtrans: MidtransAccount | undefined;
  /** Absent: no manual transfer, except to the example account where simulators run. */
  readonly bankAccount: BankAccount | undefined;
  /** Banks with instalment plans for their cards, in Midtrans' spelling. */
  readonly instalmentBanks: readonly string[];
}

type Settings = z.output<z.ZodObject<typeof paymentSettings>>;

/** @throws SettingsError when settings that belong together are incomplete */
export function readPayments(data: Settings): PaymentsEnv {
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_CLIENT_KEY: clientKey } = data;
  const { MIDTRANS_PRODUCTION: isProduction, MIDTRANS_API_URL: apiUrl } = data;
  if (!serverKey && (clientKey || isProduction || apiUrl))
    throw new SettingsError(
      'The settings MIDTRANS_CLIENT_KEY, MIDTRANS_PRODUCTION and MIDTRANS_API_URL need MIDTRANS_SERVER_KEY, which they belong to.',
    );
  const { BANK_TRANSFER_BANK: bank, BANK_TRANSFER_NUMBER: number, BANK_TRANSFER_HOLDER: holder } = data;
  const isWhole = bank && number && holder;
  if (!isWhole && (bank || number || holder))
    throw new SettingsError(
      'The settings BANK_TRANSFER_BANK, BANK_TRANSFER_NUMBER and BANK_TRANSFER_HOLDER belong together: set all three or none.',
    );
  return {
    midtrans: serverKey
      ? { serverKey, clientKey, isProduction, apiUrl: apiUrl ?? midtransOrigin({ isProduction }) }
      : undefined,
    bankAccount: isWhole ? { bank, number, holder } : undefined,
    instalmentBanks: data.INSTALMENT_BANKS,
  };
}
