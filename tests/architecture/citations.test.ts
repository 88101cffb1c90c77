import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEXTS =
  '{*.md,{app,contracts,domain,server,db,scripts,studio,tests,docs}/**/*.{ts,tsx,mjs,css,sql,py,md}}';

interface Place {
  file: string;
  id: string;
}

/** The rules that a text defines: '- **P-CART-7** ...' at the start of a line. */
const definedIn = (text: string) =>
  Array.from(text.matchAll(/^- \*\*(P-[A-Z]+-\d+)\*\*/gm), ([, id = '']) => id);
const citedIn = (text: string) => text.match(/\bP-[A-Z]+-\d+\b/g) ?? [];
/** Citations of texts outside the repository, also across the lines of a comment. */
const unreadableIn = (text: string) =>
  text.match(/\b(?:spec|ruling|issue)s?\s+(?:\*\s+|\/\/\s+)?\d+/gi) ?? [];

const files: { name: string; text: string }[] = [];
const placesOf = (read: (text: string) => string[], isOf: (name: string) => boolean): Place[] =>
  files
    .filter(({ name }) => isOf(name))
    .flatMap(({ name, text }) => read(text).map((id) => ({ file: name, id })));

let defined: Place[] = [];

beforeAll(async () => {
  for await (const name of glob(TEXTS, { cwd: ROOT })) {
    if (path.join(ROOT, name) === import.meta.filename) continue;
    files.push({ name, text: await readFile(path.join(ROOT, name), 'utf8') });
  }
  defined = placesOf(definedIn, (name) => name.startsWith('docs/product/'));
});

describe('citations of the product rules', () => {
  test('are distinguished from the rules themselves', () => {
    const text = '- **P-CART-1** A line (P-SHOP-19).\n  As P-CART-2 to P-CART-3.\n';
    expect(definedIn(text)).toEqual(['P-CART-1']);
    expect(citedIn(text)).toEqual(['P-CART-1', 'P-SHOP-19', 'P-CART-2', 'P-CART-3']);
  });

  test('each rule is defined once', () => {
    expect(defined.length).toBeGreaterThan(100);
    const isRepeated = ({ id }: Place, index: number) =>
      defined.findIndex((first) => first.id === id) < index;
    expect(defined.filter(isRepeated)).toEqual([]);
  });

  test('each cited rule exists', () => {
    const ids = new Set(defined.map(({ id }) => id));
    const cited = placesOf(citedIn, () => true);
    expect(cited.length).toBeGreaterThan(defined.length + 300);
    expect(cited.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test('nothing is cited that a reader cannot open', () => {
    const planted = ['(spec 2, Header)', 'of ruling 25', 'rulings\n * 3 and 12', 'Issue 6'];
    expect(planted.flatMap(unreadableIn)).toEqual(['spec 2', 'ruling 25', 'rulings\n * 3', 'Issue 6']);
    expect(placesOf(unreadableIn, () => true)).toEqual([]);
  });
});
