import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { PASSWORD_MIN } from '#domain/forms/account-forms.ts';

const require = createRequire(import.meta.url);

/**
 * The listed passwords of sufficient length, each between two line ends. One text needs a sixth of the memory
 * of a set, and searching it takes a hundredth of the time of a hash.
 */
let list: Promise<string> | null = null;

/** About 50,000 passwords from leaks, in lower case. */
async function readList(): Promise<string> {
  const file = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const words = z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
  return `\n${words.filter((word) => word.length >= PASSWORD_MIN).join('\n')}\n`;
}

/** Whether a password is among the common ones, in any case. The list is loaded lazily. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList().catch((error: unknown) => {
    list = null;
    throw error;
  });
  return (await list).includes(`\n${password.toLowerCase()}\n`);
}
