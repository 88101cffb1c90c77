import * as z from 'zod/mini';
import { secret } from '#domain/forms/typed-text.ts';
import type { Endpoint } from '../endpoint.ts';

/** 'Download my data': all stored data of the signed-in user, as a file. */
export const exportAccount = {
  method: 'GET',
  path: '/api/account/export',
  answer: {
    status: 200,
    body: z.looseObject({
      exported_at: z.string(),
      profile: z.unknown(),
      follows: z.array(z.unknown()),
    }),
  },
  failures: {},
} as const satisfies Endpoint;

/** Deletes the account of the signed-in user, if the password is right. */
export const deleteAccount = {
  method: 'DELETE',
  path: '/api/account',
  body: z.object({ password: secret().check(z.minLength(1), z.maxLength(1000)) }),
  answer: {
    status: 200,
    body: z.object({
      /** Purchases whose contact is kept as long as the law asks (P-ACC-17). */
      sealed: z.number(),
      sealedUntil: z.string(),
    }),
  },
  failures: {
    wrong_password: { status: 403, title: 'The password is wrong' },
    shop_open: {
      status: 409,
      title: 'A shop of this account still has open orders, returns, payouts or money',
    },
  },
} as const satisfies Endpoint;
