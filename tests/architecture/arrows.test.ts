import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

/**
 * Each rule of `.dependency-cruiser.mjs` gets a planted violation and must find it: a tool that silently
 * reads nothing would pass the real check too.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A small project with one violation of each rule: file, its content, the violated rule. */
const VIOLATIONS: [file: string, content: string, rule: string][] = [
  ['domain/bad-domain.ts', "import '#server/services.ts';", 'domain-knows-only-itself'],
  ['domain/bad-library.ts', "import 'react';", 'domain-knows-only-itself'],
  ['contracts/bad-server.ts', "import '#server/services.ts';", 'contracts-know-only-domain-and-zod'],
  ['contracts/bad-library.ts', "import 'react';", 'contracts-know-only-domain-and-zod'],
  ['studio/bad-contract.ts', "import '#contracts/orders.ts';", 'contracts-are-between-server-and-app'],
  ['db/bad-contract.ts', "import '#contracts/orders.ts';", 'contracts-are-between-server-and-app'],
  ['server/platform/bad-contract.ts', "import '#contracts/orders.ts';", 'platform-knows-no-shop'],
  ['db/bad-db.ts', "import '#server/services.ts';", 'db-knows-domain'],
  ['server/bad-server.ts', "import '#app/routes/page.tsx';", 'server-knows-no-app'],
  ['server/platform/bad-up.ts', "import '#server/modules/orders/orders.ts';", 'platform-knows-no-shop'],
  ['server/platform/bad-rule.ts', "import '#domain/rule.ts';", 'platform-knows-no-shop'],
  ['server/platform/bad-table.ts', "import '#db/schema/orders.ts';", 'platform-knows-no-shop'],
  ['server/modules/returns/bad-inner.ts', "import '#server/modules/orders/inner.ts';", 'modules-use-faces'],
  ['server/modules/returns/bad-demo.ts', "import '../demo/demo.ts';", 'nobody-below-knows-demo-and-proof'],
  [
    'server/site/bad-proof.ts',
    "import '#server/modules/proof/proof.ts';",
    'nobody-below-knows-demo-and-proof',
  ],
  ['server/modules/orders/bad-up.ts', "import '#server/modules/returns/good.ts';", 'modules-look-down'],
  ['server/modules/attic/attic.ts', "import '#domain/rule.ts';", 'modules-stand-on-a-floor'],
  ['server/modules/returns/bad-site.ts', "import '#server/site/part.ts';", 'modules-know-no-site'],
  ['server/modules/returns/bad-door.ts', "import '#server/services.ts';", 'modules-know-no-site'],
  ['server/site/bad-inner.ts', "import '#server/modules/orders/inner.ts';", 'site-and-shop-use-faces'],
  ['server/bad-inner.ts', "import './modules/orders/inner.ts';", 'site-and-shop-use-faces'],
  ['server/site/bad-shop.ts', "import '#server/inner.ts';", 'site-knows-only-the-door'],
  [
    'server/modules/returns/bad-relative.ts',
    "import '../orders/orders.ts';",
    'relative-imports-stay-in-their-room',
  ],
  ['server/main.ts', "import './by-the-way.ts';", 'program-knows-no-development'],
  ['app/features/cart/bad-door.ts', "import '#server/inner.ts';", 'app-reaches-server-by-one-door'],
  [
    'app/features/cart/bad-value.ts',
    "import { value } from '#server/services.ts'; console.info(value);",
    'app-takes-types-only-from-server',
  ],
  ['app/features/cart/bad-db.ts', "import '#db/schema/orders.ts';", 'app-knows-no-database'],
  ['app/features/cart/bad-up.ts', "import '../../routes/page.tsx';", 'features-know-no-routes'],
  ['app/ui/bad-ui.ts', "import '#domain/rule.ts';", 'ui-knows-no-shop'],
  ['app/browser/bad-browser.ts', "import '../features/cart/part.ts';", 'browser-knows-no-screens'],
  [
    'app/features/wishlist/bad-side.ts',
    "import '../cart/part.ts';",
    'features-use-of-each-other-only-common-ones',
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
  ['server/by-the-way.ts', "import './site/development.ts';"],
  ['server/site/development.ts', 'export const development = 1;'],
  ['db/schema/orders.ts', "import '#domain/rule.ts';"],
  ['app/routes/page.tsx', 'export const page = 1;'],
  [
    'app/features/cart/part.ts',
    "import type { Services } from '#server/services.ts'; export type S = Services;",
  ],
  ['app/features/catalogue/part.ts', 'export const part = 1;'],
  ['app/features/wishlist/good.ts', "import '../catalogue/part.ts';"],
  ['app/ui/part.ts', 'export const part = 1;'],
  ['scripts/good.ts', "import '#server/inner.ts';"],
  ['studio/part.ts', "import '#server/modules/catalogue/pictures/part.ts';"],
  ['server/platform/part.ts', "import '#domain/result.ts';"],
  ['domain/result.ts', 'export const result = 1;'],
  ['contracts/orders.ts', "import '#domain/rule.ts'; import './endpoint.ts';"],
  ['contracts/endpoint.ts', 'export const endpoint = 1;'],
  ['server/platform/endpoint.ts', "import '#contracts/endpoint.ts';"],
  ['app/browser/good.ts', "import '#contracts/orders.ts';"],
  ['server/modules/demo/demo.ts', "import '#server/modules/orders/orders.ts'; export const demo = 1;"],
  ['server/modules/proof/proof.ts', 'export const proof = 1;'],
  ['server/shop.ts', "import './modules/demo/demo.ts'; import './modules/proof/proof.ts';"],
  ['server/modules/orders/orders.ts', "export { inner } from './inner.ts';"],
  ['server/modules/orders/inner.ts', "import '#server/platform/part.ts'; export const inner = 1;"],
  ['server/modules/returns/good.ts', "import '#server/modules/orders/orders.ts'; import '#domain/rule.ts';"],
  ['server/site/part.ts', "import '#server/modules/orders/orders.ts'; import '#server/services.ts';"],
  ['server/modules/catalogue/pictures/part.ts', 'export const part = 1;'],
  ['tests/good.ts', "import '#scripts/good.ts';"],
];

/**
 * Two folders that depend on each other, though no two files do: neither can be understood, or moved, alone.
 */
const FOLDER_CIRCLE: [file: string, content: string][] = [
  ['server/modules/circle/circle.ts', "import './inner/part.ts'; export const circle = 1;"],
  ['server/modules/circle/inner/part.ts', "import '../outer.ts';"],
  ['server/modules/circle/outer.ts', 'export const outer = 1;'],
];

const report = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

type Cruise = z.infer<typeof report>;

const ROOMS = ['app', 'contracts', 'domain', 'server', 'db', 'scripts', 'studio', 'tests'];

/** The violations that dependency-cruiser finds in the rooms of a project. */
function cruise(cwd: string, rooms: readonly string[]): Cruise {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', path.join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', ...rooms],
    ],
    { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}

/** Pairs of folders below `server/` that depend on each other, also indirectly. */
function foldersInCircles({ modules }: Cruise): string[] {
  const folderOf = (file: string) => path.posix.dirname(file);
  const isInner = (file: string) => /^server\/.+\//.test(file) && !/\.(test|builder)\.ts$/.test(file);
  const reached = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    if (!isInner(source)) continue;
    const from = folderOf(source);
    const to = reached.get(from) ?? new Set();
    for (const { resolved } of dependencies) if (isInner(resolved)) to.add(folderOf(resolved));
    reached.set(from, to);
  }
  for (const to of reached.values()) {
    for (const folder of to) for (const further of reached.get(folder) ?? []) to.add(further);
  }
  return [...reached].flatMap(([from, to]) =>
    [...to]
      .filter((folder) => folder > from && reached.get(folder)?.has(from))
      .map((folder) => `${from} <-> ${folder}`),
  );
}

let house = '';
let planted: Cruise;
let found: { from: string; rule: string }[] = [];

beforeAll(async () => {
  house = await mkdtemp(path.join(ROOT, 'node_modules/.arrows-'));
  for (const [file, content] of [...VIOLATIONS, ...INNOCENT, ...FOLDER_CIRCLE]) {
    await mkdir(path.join(house, path.dirname(file)), { recursive: true });
    await writeFile(path.join(house, file), content);
  }
  for (const file of ['tsconfig.json', 'package.json'])
    await symlink(path.join(ROOT, file), path.join(house, file));
  await symlink(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
  planted = cruise(house, ROOMS);
  found = planted.summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
}, 60_000);

afterAll(() => rm(house, { recursive: true, force: true }));

test.each(VIOLATIONS)('%s (%s) breaks %s', (file, _content, rule) => {
  expect(found).toContainEqual({ from: file, rule });
});

test.each(INNOCENT.filter(([file]) => !file.includes('circle')))('%s does not break any rule', (file) => {
  expect(found.filter(({ from }) => from === file)).toEqual([]);
});

test('finds two folders that depend on each other', () => {
  expect(foldersInCircles(planted)).toContain('server/modules/circle <-> server/modules/circle/inner');
});

test('no two folders of the server depend on each other', () => {
  expect(foldersInCircles(cruise(ROOT, ['server']))).toEqual([]);
}, 60_000);
