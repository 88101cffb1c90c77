import { z } from 'zod';
import { apiAddress } from './env-values.ts';
import { SettingsError } from './settings-error.ts';

/** The settings of couriers. */
export const shippingSettings = {
  BITESHIP_API_KEY: z
    .string()
    .regex(/^[\w.-]{8,2048}$/, 'must be an API key of Biteship')
    .optional(),
  BITESHIP_API_URL: apiAddress,
  BITESHIP_WEBHOOK_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 letters, digits and signs without spaces')
    .optional(),
};

/** The account at Biteship that parcels are booked with. */
export interface BiteshipAccount {
  readonly apiKey: string;
  /** The token of Biteship's notifications; absent: none is trusted, and the shop polls. */
  readonly webhookToken: string | undefined;
  /** Where Biteship answers, without a slash at the end. */
  readonly apiUrl: string;
}

const BITESHIP = 'https://api.biteship.com';

/** The part of the environment that is about couriers. */
export interface ShippingEnv {
  /** Absent: couriers are simulated, where simulators may run. */
  readonly biteship: BiteshipAccount | undefined;
}

type Settings = z.output<z.ZodObject<typeof shippingSettings>>;

/** @throws SettingsError when a setting is set without its account */
export function readShipping(data: Settings): ShippingEnv {
  const { BITESHIP_API_KEY: apiKey, BITESHIP_WEBHOOK_TOKEN: webhookToken } = data;
  const { BITESHIP_API_URL: apiUrl } = data;
  if (apiKey !== undefined) return { biteship: { apiKey, webhookToken, apiUrl: apiUrl ?? BITESHIP } };
  if (webhookToken === undefined && apiUrl === undefined) return { biteship: undefined };
  throw new SettingsError(
    'The settings BITESHIP_WEBHOOK_TOKEN and BITESHIP_API_URL need BITESHIP_API_KEY, which they belong to.',
  );
}
