/** Somebody who signed in. */
export interface SignedInUser {
  kind: 'user';
  userId: string;
  email: string;
}

/** A browser that began a purchase without an account: known by its cookie alone. */
export interface Guest {
  kind: 'guest';
  guestId: string;
}

/** Who asks for a private page. Public pages never know. */
export type Principal = SignedInUser | Guest;
