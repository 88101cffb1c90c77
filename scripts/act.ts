// npm run act -- selling.invite input.json [--reason 'asked by mail']: any command of the desks, by its name
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { commandsOf, type NamedCommand } from '#server/commands.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { sayRefusal } from './operator/refusal-words.ts';
import { withJobs } from './operator/terminal.ts';

const usageOf = (
  commands: readonly NamedCommand[],
) => `Name a command and a JSON file with its input ('-' reads standard input), such as:
  npm run act -- selling.invite input.json --reason 'asked by mail'
There are ${commands.map(({ name }) => name).join(', ')}.`;

/** The JSON of a file, or of standard input. @throws SettingsError when it cannot be read */
function readInput(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    throw new SettingsError(`${file} is no JSON file: ${error instanceof Error ? error.message : error}.`);
  }
}

await runCommand(async ({ env, open }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [name, file] = positionals;
  const commands = commandsOf({
    hasCouriers: env.biteship !== undefined || env.hasSimulators,
    env,
    // At a terminal it is `npm run clock`.
    demoWork: null,
  });
  const command = commands.find((known) => known.name === name);
  if (!command || file === undefined) throw new SettingsError(usageOf(commands));
  const input = readInput(file);
  const { pool, setup } = await open();
  await migrateDatabase(setup);
  const { reason } = values;
  const done = await withJobs(pool, ({ context, by }) =>
    command.run(context, { by, input, ...(reason !== undefined && { reason }) }),
  );
  if (!done.ok) throw new SettingsError(...sayRefusal(done.error));
  process.stdout.write(`${JSON.stringify(done.value)}\n`);
});
