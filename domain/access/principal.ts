/** Somebody who signed in. */
export interface SignedInUser {
  kind: 'user';
  userId: string;
  email: string;
}

/** A browser that started a purchase without an account; its cookie is all that identifies it. */
export interface Guest {
  kind: 'guest';
  guestId: string;
}

/** Who asks for a private page. Public pages never learn it. */
export type Principal = SignedInUser | Guest;
