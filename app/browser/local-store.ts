/** Data kept under one key of the browser's local storage, in the form that `useSyncExternalStore` wants. */
export interface LocalStore<T> {
  subscribe: (listener: () => void) => () => void;
  /** The data; the same object until it changes. */
  getSnapshot: () => T;
  /** Null: the server and the first client render do not know what a browser keeps. */
  getServerSnapshot: () => null;
  /** The data as storage has it right now, with what another tab may have written. */
  fresh: () => T;
  /** Changes the data, storage and all that show it; starts from {@link LocalStore.fresh}. */
  update: (change: (current: T) => T) => void;
}

/**
 * Events after which another tab may have written, or after which this page comes back from the back-forward
 * cache.
 */
const CHANGE_EVENTS = ['storage', 'pageshow', 'visibilitychange'];

/**
 * A store over one key of local storage, read when it is first asked for.
 * Without stored data it holds `initial()`, and keeps that, so that a first visit is one visit only.
 * Corrupt data (`parse` says null) is logged and left alone until the next change; `initial()` stands in.
 * A storage that is full or forbidden breaks nothing: the data then lives as long as the page.
 * Source: P-SHOP-19.
 */
export function createLocalStore<T extends object>({
  key,
  parse,
  initial,
}: {
  key: string;
  parse: (stored: unknown) => T | null;
  initial: () => T;
}): LocalStore<T> {
  const listeners = new Set<() => void>();
  let value: T | null = null;
  /** What storage held when it was last read or written. */
  let seen: string | null = null;

  function read(): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return seen;
    }
  }

  function valueIn(text: string | null): T {
    if (text === null) return initial();
    const parsed = parseJson(text, parse);
    if (parsed === null) console.warn(`Ignored corrupt data in local storage: ${key}`);
    return parsed ?? initial();
  }

  function fresh(): T {
    const text = read();
    if (value === null || text !== seen) {
      seen = text;
      value = valueIn(text);
    }
    return value;
  }

  function save(next: T) {
    value = next;
    const text = JSON.stringify(next);
    try {
      window.localStorage.setItem(key, text);
      seen = text;
    } catch {
      console.warn(`Local storage takes nothing; kept until the page closes: ${key}`);
    }
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function refresh() {
    const before = value;
    const now = fresh();
    if (before !== null && now !== before) notify();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        for (const event of CHANGE_EVENTS) window.addEventListener(event, refresh);
        refresh();
        if (seen === null) save(fresh());
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const event of CHANGE_EVENTS) window.removeEventListener(event, refresh);
      };
    },
    getSnapshot: () => value ?? fresh(),
    getServerSnapshot: () => null,
    fresh,
    update(change) {
      save(change(fresh()));
      notify();
    },
  };
}

function parseJson<T>(text: string, parse: (stored: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}
