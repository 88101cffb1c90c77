// `npm start`: from a fresh clone to a running shop. Plain JavaScript that Node 20 runs, because the newer Node that
// runs everything else may have to be installed first.
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runNode } from './setup/node.mjs';
import { runMain } from './setup/step.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuild();
  // A small nursery for young objects saves about 100 MB in each process.
  return runNode(['--max-semi-space-size=8', 'server/main.ts'], {
    env: { NODE_ENV: 'production', ...process.env },
  });
});
