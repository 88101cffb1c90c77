/**
 * A typed message in an address, so that a visitor finds it again after the login (P-CHAT-2): base64url, which no step on the
 * way spells differently.
 */
export function carryText(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What {@link carryText} carried; '' for anything else. */
export function carriedText(carried: string | null): string {
  if (carried === null || !/^[\w-]*$/.test(carried)) return '';
  try {
    const binary = atob(carried.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return '';
  }
}
