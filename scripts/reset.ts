// npm run reset [-- --yes]
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { deleteData, storedData } from '#server/platform/database/embedded/delete-data.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

async function isConfirmed(dataDir: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new SettingsError('There is nobody to ask: add --yes to delete the data without a question.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    `Delete the shop's database, pictures and mails in ${dataDir}? Type yes: `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

await runCommand(async ({ env, steps }) => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  if (env.databaseUrl !== undefined) {
    throw new SettingsError(
      'DATABASE_URL is set, and reset deletes only the built-in database: unset it, or clear that database with its own tools.',
    );
  }
  if (storedData(env.dataDir).length === 0) return steps.say(`There is nothing to delete in ${env.dataDir}.`);
  if (!values.yes && !(await isConfirmed(env.dataDir))) return steps.say('Nothing was deleted.');
  await deleteData(env.dataDir);
  steps.say(`Deleted the shop's data in ${env.dataDir}; the next start begins afresh.`);
});
