/** The public key of the built-in backend: it opens nothing, clients of the protocol just must send one. */
export const EMBEDDED_KEY = 'lokapasar-embedded';

/** Whether a client sent the public key. */
export function isEmbeddedKey(key: unknown): boolean {
  return key === EMBEDDED_KEY;
}
