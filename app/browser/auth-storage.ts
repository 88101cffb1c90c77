/** Where the session is kept in local storage; another tab's change of it wakes this one. */
export const SESSION_KEY = 'sb-lokapasar-auth-token';

/** What a storage that is full or forbidden does not take: it lives as long as the page. */
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

/** Whether this browser keeps a session, which may have ended meanwhile: all that a visitor's page asks. */
export function hasStoredSession(): boolean {
  return authStorage.getItem(SESSION_KEY) !== null;
}
