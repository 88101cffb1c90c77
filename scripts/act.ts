// npm run act -- selling.invite input.json [--reason 'asked by mail']: any command of the desks, by its name
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { COMMANDS } from '#server/commands.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

const USAGE = `Name a command and a JSON file with its input ('-' reads standard input), such as:
  npm run act -- selling.invite input.json --reason 'asked by mail'
There are ${COMMANDS.map(({ name }) => name).join(', ')}.`;

/** The JSON of a file, or of standard input. @throws SettingsError when it cannot be read */
function readInput(file: string | undefined): unknown {
  if (file === undefined) throw new SettingsError(USAGE);
  try {
    return JSON.parse(fs.readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    throw new SettingsError(`${file} is no JSON file: ${error instanceof Error ? error.message : error}.`);
  }
}

const sentenceOf = (name: string, error: object): string => {
  if ('problems' in error && Array.isArray(error.problems)) {
    return error.problems.map(({ path, message }) => `${path || 'The input'}: ${message}.`).join('\n');
  }
  return `${name} was refused: ${'code' in error ? error.code : ''}. Nothing has changed.`;
};

await runCommand(async ({ open }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [name, file] = positionals;
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) throw new SettingsError(USAGE);
  const input = readInput(file);
  const { pool, setup } = await open();
  await migrateDatabase(setup);
  const context = {
    query: createQuery(pool),
    transaction: createTransaction(pool),
    log: { info: () => {}, warn: () => {} },
    clock: () => new Date(),
  };
  const by = { kind: 'terminal', user: os.userInfo().username } as const;
  const { reason } = values;
  const done = await command.run(context, { by, input, ...(reason !== undefined && { reason }) });
  if (!done.ok) throw new SettingsError(sentenceOf(command.name, done.error));
  process.stdout.write(`${JSON.stringify(done.value)}\n`);
});
