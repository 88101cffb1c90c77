import type { Profile } from '#domain/accounts/profile.ts';

/** Whose account the page shows, as the server knows it. */
export interface Account {
  userId: string;
  email: string;
  profile: Profile;
}
