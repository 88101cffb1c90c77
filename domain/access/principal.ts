/** Somebody who signed in. */
export interface SignedInUser {
  kind: 'user';
  userId: string;
  email: string;
}

/** A browser that somebody signed in with. */
export interface SignedInBrowser extends SignedInUser {
  /** Names the browser's session, for what lasts as long as it does. */
  sessionId: string;
}

/** A browser that started a purchase without an account; its cookie is all that identifies it. */
export interface Guest {
  kind: 'guest';
  guestId: string;
}

/** Who owns addresses, drafts and orders: an account, or a guest's browser. */
export type Principal = SignedInUser | Guest;

/** Who asks for a private page. Public pages never learn it. */
export type Visitor = SignedInBrowser | Guest;
