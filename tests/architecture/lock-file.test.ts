import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({
        integrity: z.string().optional(),
        dev: z.boolean().optional(),
        optional: z.boolean().optional(),
        cpu: z.unknown().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

test('each package of the lock file has a checksum, except optional tools for other platforms', () => {
  const unchecked = Object.entries(lock.packages).filter(
    ([name, { integrity }]) => name !== '' && !integrity,
  );
  for (const [name, entry] of unchecked) {
    expect([name, entry.dev, entry.optional, entry.cpu !== undefined]).toEqual([name, true, true, true]);
    expect(name).not.toMatch(/linux-x64(-gnu)?$/);
  }
});
