import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** The rows of docs/product/94-promises.md: a promise, its rule, a file, and the name of a test there. */
const rows = read('docs/product/94-promises.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, , , file]) => file?.startsWith('`'));

it('promises with a date are found', () => expect(rows.length).toBeGreaterThan(20));

it.each(rows.map(([, promise = '', rule = '', file = '', test = '']) => ({ promise, rule, file, test })))(
  'is kept by a test: $promise',
  ({ rule, file, test }) => {
    expect(rule).toMatch(/^P-[A-Z]+-\d+$/);
    expect(read(file.replaceAll('`', ''))).toMatch(new RegExp(`(it|test)\\(\\s*'${escaped(test)}`));
  },
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
