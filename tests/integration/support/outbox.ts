import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type ReadMail, readMail } from './read-mail.ts';
import type { RunningShop } from './shop.ts';

/** Mails that went out to an address so far, by their subject. */
export function mailsTo(
  { dataDir }: Pick<RunningShop, 'dataDir'>,
  email: string,
  subject: RegExp,
): ReadMail[] {
  const outbox = path.join(dataDir, 'outbox');
  return (fs.existsSync(outbox) ? fs.readdirSync(outbox) : [])
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readMail(fs.readFileSync(path.join(outbox, file), 'utf8')))
    .filter(({ headers }) => headers.get('to') === email && subject.test(headers.get('subject') ?? ''));
}

/** The mails to an address, once so many have gone out. */
export async function mailed(
  shop: Pick<RunningShop, 'dataDir'>,
  { to, subject, count = 1 }: { to: string; subject: RegExp; count?: number },
): Promise<ReadMail[]> {
  await expect.poll(() => mailsTo(shop, to, subject).length).toBe(count);
  return mailsTo(shop, to, subject);
}
