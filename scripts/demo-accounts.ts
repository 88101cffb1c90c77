// npm run demo:accounts: a new password for the owner of each of the demo's shops
import { hasOpenOwners, renewDemoOwners, sayOwner } from '#server/modules/demo/demo.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

await runCommand(async ({ env, open }) => {
  if (!hasOpenOwners(env)) {
    throw new SettingsError('Only the shops of a demo with simulators have owners that anybody may be.');
  }
  const { pool, setup } = await open();
  await migrateDatabase(setup);
  const owners = await renewDemoOwners(createTransaction(pool), env);
  for (const owner of owners) process.stdout.write(`${sayOwner(owner, env.publicUrl)}\n`);
});
