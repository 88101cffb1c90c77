import { readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const META = path.join(ROOT, 'db/migrations/meta');
const readMeta = (name: string) => JSON.parse(readFileSync(path.join(META, name), 'utf8'));

test('the snapshot of the last migration is what db/schema says, so that the next migration holds only what is new', async () => {
  const last = `${readMeta('_journal.json').entries.at(-1).tag.slice(0, '0000'.length)}_snapshot.json`;
  expect(readdirSync(META).toSorted()).toEqual([last, '_journal.json']);
  const schema: Record<string, unknown> = {};
  for await (const file of glob('db/schema/*.ts', { cwd: ROOT }))
    Object.assign(schema, await import(path.join(ROOT, file)));
  const stored = readMeta(last);
  expect(await generateMigration(stored, generateDrizzleJson(schema, stored.id))).toEqual([]);
});
