import { createPrivateKey } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** A sender's address: `halo@shop.example` or `Lokapasar <halo@shop.example>`. */
export interface MailAddress {
  name: string;
  address: string;
}

/** Whether the text is one IP address or one CIDR range, such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

/** Whether the text is an http(s) address of a site root: no path, query or credentials. */
export function isSiteAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** Whether an address is one that only this machine can reach. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/**
 * The address of an API that gets our key: https, or http on this machine, such as a gateway or a test. A path is
 * allowed; a slash at the end is dropped.
 */
export const apiAddress = z
  .string()
  .refine(
    isApiAddress,
    'must be an https address, or an http address of this machine, without credentials and query',
  )
  .transform((text) => text.replace(/\/+$/, ''))
  .optional();

function isApiAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(text));
  return isSafe && username + password + search + hash === '';
}

/** Whether the text is the address of an SMTP server, with nothing after host and port. */
export function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && search + hash === '';
}

/** A private key for ES256 as JWK (RFC 7518, 6.2). */
const signingJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.base64url(),
  y: z.base64url(),
  d: z.base64url(),
  kid: z.string().min(1).max(100).optional(),
});

export type SigningJwk = z.output<typeof signingJwk>;

/** The keys of a JWK or of a JWK set; null for anything else, and for keys that Node cannot read. */
export function parseSigningKeys(text: string): SigningJwk[] | null {
  try {
    const json: unknown = JSON.parse(text);
    const set = z.object({ keys: z.array(signingJwk).min(1) }).safeParse(json);
    const keys = set.success ? set.data.keys : [signingJwk.parse(json)];
    for (const key of keys) createPrivateKey({ key, format: 'jwk' });
    return keys;
  } catch {
    return null;
  }
}

/** `halo@shop.example` or `Lokapasar <halo@shop.example>`; null for anything else. */
export function parseSender(text: string): MailAddress | null {
  const [, name = '', address = text] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  return z.email().safeParse(address.trim()).success ? { name: name.trim(), address: address.trim() } : null;
}

/** A setting that is a whole number within inclusive bounds. */
export function wholeNumber(lowest: number, highest: number, fallback: string) {
  return z
    .string()
    .default(fallback)
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= lowest && Number(text) <= highest,
      `must be a whole number from ${lowest} to ${highest}`,
    )
    .transform(Number);
}
