// `node scripts/run.mjs scripts/reset.ts --yes`: runs one of our TypeScript commands with the required Node.
import { ensureDependencies } from './setup/dependencies.mjs';
import { runNode } from './setup/node.mjs';
import { runMain } from './setup/step.mjs';

const quickImports = new URL('./setup/quick-imports.mjs', import.meta.url).href;

await runMain(async () => {
  await ensureDependencies();
  return runNode(['--import', quickImports, ...process.argv.slice(2)]);
});
