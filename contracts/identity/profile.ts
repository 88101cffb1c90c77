import * as z from 'zod/mini';
import { accountForms } from '#domain/forms/account-forms.ts';
import { opaque } from '#domain/forms/typed-text.ts';
import type { Endpoint } from '../endpoint.ts';
import { INVALID } from '../invalid.ts';

/** What shoppers say about themselves; empty before they fill it in. */
const profile = z.object({
  username: z.string(),
  full_name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Public address of the profile picture; null without one. */
  avatar_url: z.nullable(z.string()),
});

/** The fault of an address that is not a public picture of the user. */
const unknownPicture = 'unknown_picture';

const avatarUrl = opaque(1000, unknownPicture).check(z.minLength(1, unknownPicture));

/** The profile of the signed-in user. */
export const readProfile = {
  method: 'GET',
  path: '/api/profile',
  answer: { status: 200, body: profile },
  failures: {},
} as const satisfies Endpoint;

/** Saves the given fields, leaves the others, and returns the resulting profile. */
export const saveProfile = {
  method: 'PUT',
  path: '/api/profile',
  body: z.partial(z.extend(accountForms.profile, { avatar_url: z.nullable(avatarUrl) })),
  answer: { status: 200, body: profile },
  failures: { invalid: INVALID },
} as const satisfies Endpoint;
