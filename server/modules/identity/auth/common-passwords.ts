import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { PASSWORD_MIN } from '#domain/forms/account-forms.ts';

const require = createRequire(import.meta.url);

/**
 * The passwords of the list that are long enough to be had, each between two line ends. One text takes 0.4 MB, a set
 * of 43,000 texts 2.6 MB; looking through it takes half a millisecond, a hash fifty.
 */
let list: Promise<string> | null = null;

/** About 50,000 passwords from leaks, in lower case. */
async function readList(): Promise<string> {
  const file = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const words = z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
  return `\n${words.filter((word) => word.length >= PASSWORD_MIN).join('\n')}\n`;
}

/** Whether a password is one that is tried first, whatever its case. The list is loaded at the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList().catch((error: unknown) => {
    list = null;
    throw error;
  });
  return (await list).includes(`\n${password.toLowerCase()}\n`);
}
