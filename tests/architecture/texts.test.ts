import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEXTS = ['app/copy', 'app/content'];
/** A key of an object of texts, at the start of its line. */
const KEY = /^ +(?:'([\w-]+)'|(\w+)): /gm;

/** Every word of the product's code, except in the texts themselves. */
const words = new Set<string>();
const files: { name: string; source: string }[] = [];

const isTest = (name: string) => /\.test\.tsx?$/.test(name);
const isText = (name: string) => TEXTS.some((folder) => name.startsWith(`${folder}/`));

beforeAll(async () => {
  for await (const name of glob('{app,domain,server}/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (isTest(name)) continue;
    const source = await readFile(path.join(ROOT, name), 'utf8');
    if (isText(name)) files.push({ name, source });
    else for (const word of source.match(/[\w-]+/g) ?? []) words.add(word);
  }
});

describe('the keys of texts, which no compiler checks', () => {
  test.each(TEXTS)('%s: each is used somewhere in the code', (folder) => {
    const keys = files
      .filter(({ name }) => name.startsWith(`${folder}/`))
      .flatMap(({ name, source }) =>
        Array.from(source.matchAll(KEY), ([, quoted, plain]) => ({ name, key: quoted ?? plain ?? '' })),
      );
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter(({ key }) => !words.has(key))).toEqual([]);
  });
});

describe('the words of texts', () => {
  /** Words of those who build the shop, and what they are for shoppers. */
  const WORKSHOP = /peramban|dibaca program|data pembayaran siap|tulis kepada kami/i;
  const ANDA = /\banda\b/i;
  const letters = 'server/modules/*/**/*.id.ts';

  test('no text and no mail speaks as the workshop does', async () => {
    expect('Dibuka di peramban baru').toMatch(WORKSHOP);
    const mails: typeof files = [];
    for await (const name of glob(letters, { cwd: ROOT }))
      mails.push({ name, source: await readFile(path.join(ROOT, name), 'utf8') });
    expect(mails.length).toBeGreaterThan(3);
    const spoken = [...files, ...mails].filter(({ source }) => WORKSHOP.test(source));
    expect(spoken.map(({ name }) => name)).toEqual([]);
  });

  test('no text and no mail names the page of contact without a way to it (P-HELP-2)', async () => {
    const NAMED = /halaman Kontak/;
    expect('hubungi kami lewat halaman Kontak.').toMatch(NAMED);
    const mails: typeof files = [];
    for await (const name of glob(letters, { cwd: ROOT }))
      mails.push({ name, source: await readFile(path.join(ROOT, name), 'utf8') });
    const named = [...files, ...mails].filter(({ source }) => NAMED.test(source));
    expect(named.map(({ name }) => name)).toEqual([]);
  });

  test('the platform holds no mail of the shop', async () => {
    const found: string[] = [];
    for await (const name of glob('server/platform/**/*.id.ts', { cwd: ROOT })) found.push(name);
    expect(found).toEqual([]);
  });

  test("mails say 'kamu' (P-SHOP-11), but for those of forms and newsletter", async () => {
    for await (const name of glob(letters, { cwd: ROOT })) {
      if (name.startsWith('server/modules/inbox/')) continue;
      expect(await readFile(path.join(ROOT, name), 'utf8'), name).not.toMatch(ANDA);
    }
  });
});

/** What no source has, and an example of each. */
const NEVER: readonly [name: string, pattern: RegExp, example: string][] = [
  [
    'a comment that holds an old sentence beside its new one',
    /^\s*(?:\*|\/\/|\/\*\*)\s*~ |^\s*(?:\*|\/\/|\/\*\*).* => [A-Z]/m,
    '/** ~ said so => Says so. */',
  ],
  // Its keys can stand there themselves.
  ['an object that is spread as it is written', /\.\.\.\{\s/, 'call({ ...{ a, b }, c })'],
];

test.each(NEVER)('no source has %s', async (_, pattern, example) => {
  expect(example).toMatch(pattern);
  const found: string[] = [];
  for await (const name of glob('{app,contracts,db,domain,scripts,server,studio,tests}/**/*.{ts,tsx,css}', {
    cwd: ROOT,
  })) {
    if (pattern.test(await readFile(path.join(ROOT, name), 'utf8'))) found.push(name);
  }
  expect(found.filter((name) => name !== 'tests/architecture/texts.test.ts')).toEqual([]);
});

test('no field for a file shows the words of the browser (P-FORM-13)', async () => {
  const own = ['account/picture-card', 'media/file-choice', 'media/photos-field'].map(
    (name) => `app/features/${name}.tsx`,
  );
  const found: string[] = [];
  for await (const name of glob('app/**/*.tsx', { cwd: ROOT }))
    if ((await readFile(path.join(ROOT, name), 'utf8')).includes('type="file"')) found.push(name);
  expect(found.toSorted()).toEqual(own);
});
