import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A package that the running shop uses, or a family of packages that differ only in the platform. */
export interface ThirdParty {
  name: string;
  /** One version, or several separated by commas in a family whose members differ. */
  version: string;
  /** SPDX expression. */
  license: string;
  copyright: string;
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

const authorSchema = z.object({
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
});

const LICENSE_FILE = /^(licen[sc]e|copying)(\.(md|txt))?$/i;
/** A line that claims a copyright: the word, then a sign, a year or a name; not a sentence about copyrights. */
const CLAIM = /^.{0,24}\bCopyright\s+(\([Cc]\)|©|\d{4}|(?!Holder|Notice|License)[A-Z][a-z])/;
/** Claims are at the top of a license file; below are those of parts, as in Node's 3000 lines. */
const HEAD_LINES = 28;
const PLATFORM =
  /([-/])(darwin|linux|linuxmusl|freebsd|webcontainers|windows|win32|win)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasm32)$/;

/** The name of a package with `{platform}` in place of its platform. */
export function familyOf(name: string): string {
  return name.replace(PLATFORM, '$1{platform}');
}

/** The text of a package's license file; null when the package is not installed or has none. */
export function licenseText(root: string, name: string): string | null {
  const folder = path.join(root, 'node_modules', name);
  if (!fs.existsSync(folder)) return null;
  const file = fs.readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  return file === undefined ? null : fs.readFileSync(path.join(folder, file), 'utf8');
}

/** Whether a line of a license claims a copyright. */
export function isClaim(line: string): boolean {
  return CLAIM.test(line);
}

function copyrightOf(root: string, name: string): string | null {
  const claims = (licenseText(root, name) ?? '')
    .split('\n', HEAD_LINES)
    .filter(isClaim)
    .map((line) => line.replace(/^[^A-Za-z]+|[\s.]+$/g, ''));
  if (claims.length > 0) return [...new Set(claims)].join('; ');
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!fs.existsSync(file)) return null;
  const { author } = authorSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const person = typeof author === 'string' ? author : author?.name;
  return person === undefined ? null : `Author: ${person.replace(/\s*[<(].*/, '')}`;
}

/**
 * Everything in package-lock.json except development dependencies, by name. Only one platform of a family is
 * installed; its license file stands for the others.
 */
export function productionPackages(root: string): ThirdParty[] {
  const { packages } = lockSchema.parse(
    JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
  );
  const families = new Map<string, { versions: Set<string>; license: string; copyright: string | null }>();
  for (const [folder, { version = '', license = '', dev, devOptional }] of Object.entries(packages)) {
    if (folder === '' || dev || devOptional) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const family = families.get(familyOf(name));
    families.set(familyOf(name), {
      versions: new Set([...(family?.versions ?? []), version]),
      license: family?.license || license,
      copyright: family?.copyright ?? copyrightOf(root, name),
    });
  }
  return [...families]
    .map(([name, { versions, license, copyright }]) => ({
      name,
      version: [...versions].join(', '),
      license,
      copyright: copyright ?? 'see the package',
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
