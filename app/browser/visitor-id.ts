import { isUuid } from '#domain/is-uuid.ts';

const KEY = 'visitor-id';

/** Used where the browser forbids storage: one id for this visit. */
let unstored: string | null = null;

/**
 * A random id of this browser, made at the first 'helpful' vote, so that a visitor's vote counts once (P-SHOP-21).
 * It says nothing about who the visitor is.
 */
export function visitorId(): string {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== null && isUuid(stored)) return stored;
    const fresh = randomUuid();
    localStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    unstored ??= randomUuid();
    return unstored;
  }
}

/** `crypto.randomUUID` exists on secure origins only; a shop tried out over plain HTTP in a LAN has none. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
