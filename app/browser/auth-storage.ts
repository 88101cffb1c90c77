/** Where the session is kept in local storage; another tab's change of it wakes this one. */
export const SESSION_KEY = 'sb-lokapasar-auth-token';

/** Entries that a full or forbidden storage rejects; they live as long as the page. */
const unstored = new Map<string, string>();

/** Local storage for the auth client, which falls back to memory entry by entry. */
export const authStorage = {
  getItem(key: string): string | null {
    try {
      return unstored.get(key) ?? window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, text: string): void {
    try {
      window.localStorage.setItem(key, text);
      unstored.delete(key);
    } catch {
      unstored.set(key, text);
    }
  },
  removeItem(key: string): void {
    unstored.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing is kept there.
    }
  },
};

/** Whether this browser has a session, possibly an expired one. Nothing else is read on a visitor's page. */
export function hasStoredSession(): boolean {
  return authStorage.getItem(SESSION_KEY) !== null;
}
