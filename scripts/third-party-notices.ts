// npm run notices: writes THIRD_PARTY_NOTICES.md from package-lock.json and node_modules.
import fs from 'node:fs';
import path from 'node:path';
import { OTHER_PARTS, POSTGRESQL_LICENSE } from './notices/other-parts.ts';
import { isClaim, licenseText, productionPackages, type ThirdParty } from './notices/packages.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'THIRD_PARTY_NOTICES.md');

/**
 * Licenses whose text is included, and the package that the text comes from. The others are in the packages
 * themselves.
 */
const TEXTS_FROM: readonly [license: string, name: string][] = [
  ['MIT', 'react'],
  ['ISC', 'semver'],
  ['OFL-1.1', '@fontsource-variable/plus-jakarta-sans'],
];

const cell = (text: string) => text.replaceAll('|', '\\|');

/** A table with aligned columns, as the formatter requires. */
function table(packages: readonly ThirdParty[]): string {
  const rows = [
    ['Package', 'Version', 'License', 'Copyright'],
    ...packages.map(({ name, version, license, copyright }) => [
      `\`${name}\``,
      version,
      license,
      cell(copyright),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[], filler = ' ') =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(['', '', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
}

function installedVersion(name: string): string {
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  return String(lock.packages[`node_modules/${name}`].version);
}

/** The text of a package's license without the lines that name its owners. */
function generalText(name: string): string {
  const text = licenseText(ROOT, name);
  if (text === null) throw new Error(`${name} has no license file: run npm ci and try again`);
  return text
    .split('\n')
    .filter((line) => !isClaim(line))
    .join('\n')
    .replace(/\r/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const otherParts = OTHER_PARTS.map(
  ({ name, source, license, copyright, where }) =>
    `- **${name}** (from \`${source}\` ${installedVersion(source)}), ${license}. ${copyright}. ${where}.`,
);

const texts = [
  ...TEXTS_FROM.map(([license, name]) => [license, generalText(name)] as const),
  ['PostgreSQL', POSTGRESQL_LICENSE] as const,
].map(([license, text]) => `### ${license}\n\n\`\`\`text\n${text}\n\`\`\``);

fs.writeFileSync(
  FILE,
  `# Third-party notices

Lokapasar itself is under the MIT license (\`LICENSE\`). It runs with the work of others that is named here. This file is
written by \`npm run notices\`; a test fails when a dependency is missing in it.

## Packages

What \`npm ci\` installs besides the tools of development. \`{platform}\` stands for packages of which a machine gets the
one that fits it.

${table(productionPackages(ROOT))}

## Parts of other origin

${otherParts.join('\n')}

## License texts

The copyright lines are those above. Licenses whose text is not here come with their packages; Apache-2.0 is at
https://www.apache.org/licenses/LICENSE-2.0, LGPL-3.0 at https://www.gnu.org/licenses/lgpl-3.0.html, BlueOak-1.0.0 at
https://blueoakcouncil.org/license/1.0.0.

${texts.join('\n\n')}
`,
);
console.log(`Wrote ${FILE}`);
