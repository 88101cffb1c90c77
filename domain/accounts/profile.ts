/** What shoppers say about themselves (P-ACC-8); empty until they fill it in. */
export interface Profile {
  username: string;
  full_name: string;
  phone: string;
  address: string;
  /** Public address of the profile picture; null without one. */
  avatar_url: string | null;
}

/** Bounds of the profile's texts, in characters. Only the username has a minimum (P-ACC-8). */
export const PROFILE_LIMITS = {
  username: { min: 3, max: 50 },
  full_name: { max: 100 },
  phone: { max: 30 },
  address: { max: 500 },
} as const;

/** The profile fields that shoppers type. */
export const PROFILE_TEXTS = Object.keys(PROFILE_LIMITS) as (keyof typeof PROFILE_LIMITS)[];
