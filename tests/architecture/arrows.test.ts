import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

/**
 * Each rule of `.dependency-cruiser.mjs` is shown a violation and must find it: a tool that silently reads nothing
 * would pass the real check too.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A small house with one violation of each rule: file, its content, the rule that it breaks. */
const VIOLATIONS: [file: string, content: string, rule: string][] = [
  ['domain/bad-domain.ts', "import '#server/services.ts';", 'domain-knows-only-itself'],
  ['domain/bad-library.ts', "import 'react';", 'domain-knows-only-itself'],
  ['db/bad-db.ts', "import '#server/services.ts';", 'db-knows-domain'],
  ['server/bad-server.ts', "import '#app/routes/page.tsx';", 'server-knows-no-app'],
  ['server/main.ts', "import './by-the-way.ts';", 'program-knows-no-development'],
  ['app/features/cart/bad-door.ts', "import '#server/inner.ts';", 'app-reaches-server-by-one-door'],
  [
    'app/features/cart/bad-value.ts',
    "import { value } from '#server/services.ts'; console.info(value);",
    'app-takes-types-only-from-server',
  ],
  ['app/features/cart/bad-db.ts', "import '#db/schema.ts';", 'app-knows-no-database'],
  ['app/features/cart/bad-up.ts', "import '../../routes/page.tsx';", 'features-know-no-routes'],
  ['app/ui/bad-ui.ts', "import '#domain/rule.ts';", 'ui-knows-no-shop'],
  ['app/browser/bad-browser.ts', "import '../features/cart/part.ts';", 'browser-knows-no-screens'],
  [
    'app/features/wishlist/bad-side.ts',
    "import '../cart/part.ts';",
    'features-use-of-each-other-only-catalog',
  ],
  ['app/copy/bad-copy.ts', "import '../ui/part.ts';", 'copy-is-only-text'],
  ['domain/forms/bad-form.ts', "import 'react';", 'forms-know-only-domain-and-zod'],
  ['scripts/bad-studio.ts', "import '../studio/part.ts';", 'studio-is-used-by-nobody'],
  ['studio/bad-studio.ts', "import '#server/inner.ts';", 'studio-knows-domain-and-pictures'],
  ['scripts/bad-relative.ts', "import '../server/inner.ts';", 'relative-imports-stay-in-their-room'],
  ['domain/circle-a.ts', "import './circle-b.ts';", 'no-circles'],
  ['domain/unknown.ts', "import './nowhere.ts';", 'no-unresolvable'],
];

const INNOCENT: [file: string, content: string][] = [
  ['domain/rule.ts', 'export const rule = 1;'],
  ['domain/circle-b.ts', "import './circle-a.ts';"],
  ['server/services.ts', 'export const value = 1; export interface Services { a: number }'],
  ['server/inner.ts', 'export const inner = 1;'],
  ['server/by-the-way.ts', "import './http/development.ts';"],
  ['server/http/development.ts', 'export const development = 1;'],
  ['db/schema.ts', "import '#domain/rule.ts';"],
  ['app/routes/page.tsx', 'export const page = 1;'],
  [
    'app/features/cart/part.ts',
    "import type { Services } from '#server/services.ts'; export type S = Services;",
  ],
  ['app/features/catalog/part.ts', 'export const part = 1;'],
  ['app/features/wishlist/good.ts', "import '../catalog/part.ts';"],
  ['app/ui/part.ts', 'export const part = 1;'],
  ['scripts/good.ts', "import '#server/inner.ts';"],
  ['studio/part.ts', "import '#server/pictures/part.ts';"],
  ['server/pictures/part.ts', 'export const part = 1;'],
  ['tests/good.ts', "import '#scripts/good.ts';"],
];

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

let house = '';
let found: { from: string; rule: string }[] = [];

beforeAll(async () => {
  house = await mkdtemp(path.join(ROOT, 'node_modules/.arrows-'));
  for (const [file, content] of [...VIOLATIONS, ...INNOCENT]) {
    await mkdir(path.join(house, path.dirname(file)), { recursive: true });
    await writeFile(path.join(house, file), content);
  }
  for (const file of ['tsconfig.json', 'package.json'])
    await symlink(path.join(ROOT, file), path.join(house, file));
  await symlink(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
  const cruise = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      path.join(ROOT, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'app',
      'domain',
      'server',
      'db',
      'scripts',
      'studio',
      'tests',
    ],
    { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  found = report
    .parse(JSON.parse(cruise.stdout))
    .summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
}, 60_000);

afterAll(() => rm(house, { recursive: true, force: true }));

test.each(VIOLATIONS)('%s (%s) breaks %s', (file, _content, rule) => {
  expect(found).toContainEqual({ from: file, rule });
});

test.each(INNOCENT.filter(([file]) => !file.includes('circle')))('%s breaks nothing', (file) => {
  expect(found.filter(({ from }) => from === file)).toEqual([]);
});
