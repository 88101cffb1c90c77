import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

/** The settings of couriers. */
export const shippingSettings = {
  BITESHIP_API_KEY: z
    .string()
    .regex(/^[\w.-]{8,2048}$/, 'must be an API key of Biteship')
    .optional(),
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
}

/** The part of the environment that is about couriers. */
export interface ShippingEnv {
  /** Absent: couriers are simulated, where simulators may run. */
  readonly biteship: BiteshipAccount | undefined;
}

type Settings = z.output<z.ZodObject<typeof shippingSettings>>;

/** @throws SettingsError when a token is set without its account */
export function readShipping(data: Settings): ShippingEnv {
  const { BITESHIP_API_KEY: apiKey, BITESHIP_WEBHOOK_TOKEN: webhookToken } = data;
  if (apiKey !== undefined) return { biteship: { apiKey, webhookToken } };
  if (webhookToken === undefined) return { biteship: undefined };
  throw new SettingsError('The setting BITESHIP_WEBHOOK_TOKEN needs BITESHIP_API_KEY, which it belongs to.');
}
