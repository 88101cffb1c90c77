import { StorageFault } from './storage-fault.ts';

/** Longest name in characters. */
const LONGEST = 200;
/** What Supabase Storage takes in a name. */
const ALPHABET = /^[\w/!.*'() &$=@;:+,?-]+$/;

/**
 * The name of an object inside the bucket.
 * Dot segments, empty segments and backslashes are refused before anybody asks whose folder it is; spaces around them
 * make no difference, because some readers of addresses drop them.
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

/** Whether an object lies in the user's own folder, the only one that a user writes to (the write rule). */
export function isOwnName(name: string, userId: string): boolean {
  return name.startsWith(`${userId}/`);
}
