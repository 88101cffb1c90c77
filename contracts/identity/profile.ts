import * as z from 'zod/mini';
import { accountForms } from '#domain/forms/account-forms.ts';
import type { Endpoint } from '../endpoint.ts';
import { INVALID } from '../invalid.ts';

/** What a shopper tells about themselves; empty until it is filled in. */
const profile = z.object({
  username: z.string(),
  full_name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Public address of the profile picture; null without one. */
  avatar_url: z.nullable(z.string()),
});

/** The fault of an address that is no public picture of the user. */
const unknownPicture = 'unknown_picture';

const avatarUrl = z
  .string(unknownPicture)
  .check(z.minLength(1, unknownPicture), z.maxLength(1000, unknownPicture));

/** The profile of the signed-in user. */
export const readProfile = {
  method: 'GET',
  path: '/api/profile',
  answer: { status: 200, body: profile },
  failures: {},
} as const satisfies Endpoint;

/** Saves what is given, leaves the rest, and answers the profile as it is then. */
export const saveProfile = {
  method: 'PUT',
  path: '/api/profile',
  body: z.partial(z.extend(accountForms.profile, { avatar_url: z.nullable(avatarUrl) })),
  answer: { status: 200, body: profile },
  failures: { invalid: INVALID },
} as const satisfies Endpoint;
