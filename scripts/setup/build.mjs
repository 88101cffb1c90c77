import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withSetupLock } from './lock.mjs';
import { root, runNode } from './node.mjs';
import { SetupError, step } from './step.mjs';

/** Everything that the built pages are made of. */
const sources = [
  'app',
  'domain',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'scripts/compress-assets.ts',
];

const stamp = path.join(root, 'build', '.lokapasar-sources');

/** Builds the pages, unless the build is of exactly these sources. */
export async function ensureBuild() {
  if (isBuilt(sourceDigest())) return;
  await withSetupLock(async () => {
    const digest = sourceDigest();
    if (isBuilt(digest)) return;
    await step('Building the pages', async () => {
      fs.rmSync(stamp, { force: true });
      await build(['scripts/keep-previous-assets.ts']);
      await build(['node_modules/@react-router/dev/bin.cjs', 'build']);
      if (fs.existsSync(path.join(root, 'scripts/compress-assets.ts')))
        await build(['scripts/compress-assets.ts']);
      fs.writeFileSync(stamp, digest);
    });
  });
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
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(fs.readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesBelow(place) {
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(path.join(place, name)));
}
