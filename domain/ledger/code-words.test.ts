import fs from 'node:fs';
import { expect, it } from 'vitest';
import { CODE_WORDS } from './code-words.ts';

it('every kind of movement that is posted has words', () => {
  const written = fs
    .readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !/\.(test|builder)\.ts$/.test(name))
    .map((name) => fs.readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .join('\n');
  const ids = [...written.matchAll(/(?:\bid: |transfer\(|signed\(|const id = .*?)\s*`([a-z]+):/g)].map(
    ([, code = '']) => code,
  );
  expect(ids.length).toBeGreaterThan(25);
  expect([...new Set(ids)].filter((code) => CODE_WORDS[code] === undefined)).toEqual([]);
});
