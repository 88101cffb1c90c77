// `npm start`: from a fresh clone to a running shop. Plain JavaScript for Node 20, because the newer Node may
// have to be installed first.
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runNode, serving } from './setup/node.mjs';
import { runMain } from './setup/step.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuild();
  return runNode([...serving.options, serving.program], { env: { ...serving.env, ...process.env } });
});
