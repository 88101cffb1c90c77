// `npm test` from a fresh clone: installs and builds what is missing, then hands over to Node 24.
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runNode } from './setup/node.mjs';
import { runMain } from './setup/step.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuild();
  return runNode(['scripts/test.ts', ...process.argv.slice(2)]);
});
