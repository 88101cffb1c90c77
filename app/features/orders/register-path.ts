/** The form for a new account, which leads back to a path once one has logged in. */
export const registerPath = (next: string): string =>
  `/auth?${new URLSearchParams({ tab: 'register', next })}`;
