import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => fs.readFileSync(file, 'utf8');

describe('every', () => {
  const sources = [
    'env.ts',
    ...fs.readdirSync('server/platform/settings').filter((name) => /^env-\w+\.ts$/.test(name)),
  ];
  const settings = [...new Set(sources)]
    .filter((name) => name !== 'env-values.ts')
    .flatMap((name) => [...read(`server/platform/settings/${name}`).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)])
    .flatMap(([, name]) => name ?? []);
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

  it.each([...new Set(settings)])('setting is documented: %s', (name) => {
    expect(read('docs/settings.md')).toContain(`\`${name}\``);
  });

  it('setting is found', () => expect(settings).toContain('DATABASE_URL'));

  /** Keys under which the browser stores something. */
  const keys = fs
    .readdirSync('app/browser')
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => [
      ...read(`app/browser/${name}`).matchAll(/^(?:const (?:\w+_)?KEY =| +key:) '([\w-]+)'/gm),
    ])
    .flatMap(([, key]) => key ?? []);

  it.each(keys)('key of local storage is told to shoppers and to developers: %s', (key) => {
    expect(read('app/content/cookies.id.ts')).toContain(`'${key}'`);
    expect(read('app/content/privacy.id.ts')).toContain(`**${key}**`);
    expect(read('ARCHITECTURE.md')).toContain(`\`${key}\``);
  });

  it('key is found', () =>
    expect(keys).toEqual(expect.arrayContaining(['cart', 'visitor-id', 'destination'])));

  it.each(scripts.filter((name) => !['start', 'test'].includes(name)))(
    'command is documented: %s',
    (name) => {
      expect(read('docs/commands.md')).toContain(`\`npm run ${name}`);
    },
  );
});
