import { vi } from 'vitest';

/** For tests: local storage that can be full or forbidden, and the window whose events tell of other tabs. */
export function stubWindow(stored: Readonly<Record<string, string>> = {}) {
  const data = new Map(Object.entries(stored));
  let isFull = false;
  let isForbidden = false;
  const localStorage = {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('Quota exceeded', 'QuotaExceededError');
      data.set(key, text);
    },
  };
  const window = Object.defineProperty(new EventTarget(), 'localStorage', {
    get() {
      if (isForbidden) throw new DOMException('Access is denied', 'SecurityError');
      return localStorage;
    },
  });
  vi.stubGlobal('window', window);
  return {
    read: (key: string) => data.get(key),
    fill: () => {
      isFull = true;
    },
    forbid: () => {
      isForbidden = true;
    },
    /** Another tab writes; this one gets to know only if the event is sent. */
    writeInOtherTab: (key: string, text: string | null, event: string | null = 'storage') => {
      if (text === null) data.delete(key);
      else data.set(key, text);
      if (event !== null) window.dispatchEvent(new Event(event));
    },
  };
}
