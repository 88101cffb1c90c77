import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const APP = import.meta.dirname;

/** Components that a module stands on, those that come on demand too. */
function componentsOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
    componentsOf(path.resolve(path.dirname(file), from), known);
  }
  return known;
}

it('takes the classes of every component that a list is made of', () => {
  const css = readFileSync(path.join(APP, 'lists.css'), 'utf8');
  const sources = [...css.matchAll(/@source "(.+)";/g)].flatMap(([, pattern = '']) =>
    globSync(pattern, { cwd: APP }),
  );
  const lists = ['root.tsx', 'routes/category.tsx', 'routes/search.tsx', 'routes/all-products.tsx'];
  const components = new Set(lists.flatMap((entry) => [...componentsOf(path.join(APP, entry))]));
  const needed = [...components]
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.relative(APP, file));
  expect(needed.length).toBeGreaterThan(30);
  expect(needed.filter((file) => !sources.includes(file))).toEqual([]);
});
