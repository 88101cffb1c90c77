import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withSetupLock } from './lock.mjs';
import { root, runNode } from './node.mjs';
import { SetupError, step } from './step.mjs';

/** All inputs of the built pages and the built program. */
const sources = [
  'app',
  'contracts',
  'db',
  'domain',
  'public',
  'server',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.program.config.ts',
  'tsconfig.json',
  'scripts/compress-assets.ts',
];

const stamp = path.join(root, 'build', '.lokapasar-sources');

/** Builds the pages and the program, unless the build matches these sources. */
export async function ensureBuild() {
  if (isBuilt(sourceDigest())) return;
  await withSetupLock(async () => {
    const digest = sourceDigest();
    if (isBuilt(digest)) return;
    await step('Building the pages and the program', async () => {
      fs.rmSync(stamp, { force: true });
      await Promise.all([buildPages(), buildProgram()]);
      fs.writeFileSync(stamp, digest);
    });
  });
}

/** Else a first start prints a line for each of some hundred files, and those of two builds mix. */
const WARNINGS_ONLY = ['--logLevel', 'warn'];

async function buildPages() {
  await build(['scripts/keep-previous-assets.ts']);
  await build(['node_modules/@react-router/dev/bin.cjs', 'build', ...WARNINGS_ONLY]);
  await build(['scripts/compress-assets.ts']);
}

function buildProgram() {
  return build([
    ...['node_modules/vite/bin/vite.js', 'build'],
    ...['--config', 'vite.program.config.ts', ...WARNINGS_ONLY],
  ]);
}

function isBuilt(digest) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === digest;
}

async function build(args) {
  const code = await runNode(args, { env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0)
    throw new SetupError(`The build failed (${args[0]} ended with code ${code}); its messages are above.`);
}

function sourceDigest() {
  const hash = createHash('sha256');
  for (const name of sources) {
    for (const file of filesBelow(path.join(root, name))) {
      hash.update(`${path.relative(root, file)}\0`);
      if (!isNamedByContent(file)) hash.update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Photographs are (docs/pictures.md), so their 20 MB need not be read at each start. */
function isNamedByContent(file) {
  return file.startsWith(path.join(root, 'public/images/photos') + path.sep);
}

function filesBelow(place) {
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
