import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { familyOf } from './notices/packages.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { dependencies, optionalDependencies } = JSON.parse(read('package.json'));
const production: [string, string][] = Object.entries({ ...dependencies, ...optionalDependencies });

test.each(production)('%s %s is in THIRD_PARTY_NOTICES.md (else run npm run notices)', (name, version) => {
  const rows = read('THIRD_PARTY_NOTICES.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const [, , listed] = rows.find(([, first]) => first === `\`${familyOf(name)}\``) ?? [];
  expect(listed?.split(', ')).toContain(version);
});

test.each(['Plus Jakarta Sans', 'Lucide', 'PostgreSQL'])(
  '%s, which no package speaks for, is named',
  (part) => {
    expect(read('THIRD_PARTY_NOTICES.md')).toContain(`- **${part}**`);
  },
);
