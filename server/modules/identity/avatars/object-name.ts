import { StorageFault } from './storage-fault.ts';

/** Longest name in characters. */
const LONGEST = 200;
/** Characters that Supabase Storage accepts in a name. */
const ALPHABET = /^[\w/!.*'() &$=@;:+,?-]+$/;

/**
 * The name of an object inside the bucket. Dot segments, empty segments and backslashes are rejected before
 * the owner of the folder is checked, with or without spaces around them, because some readers of addresses
 * drop spaces.
 *
 * @throws StorageFault InvalidKey
 */
export function checkObjectName(name: string): string {
  const isPath = name.split('/').every((segment) => !['', '.', '..'].includes(segment.trim()));
  if (isPath && name.length <= LONGEST && ALPHABET.test(name)) return name;
  throw new StorageFault('InvalidKey', {
    message: `Invalid key: ${name.slice(0, LONGEST).replace(/\p{C}/gu, '?')}`,
  });
}

/** Whether an object lies in the user's own folder, the only one that a user may write to. */
export function isOwnName(name: string, userId: string): boolean {
  return name.startsWith(`${userId}/`);
}
