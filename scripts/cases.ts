// npm run cases -- list | show 12 | take 12 | close 12 --reason 'shopper has it'
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { closeCase, listCases, showCase, takeCase } from '#server/modules/cases/cases.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction, type Transaction } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

const USAGE = `What shall be done? Such as:
  npm run cases -- list [--all]                       what waits for a decision, or also what was decided
  npm run cases -- show 12
  npm run cases -- take 12                            you decide it
  npm run cases -- close 12 --reason 'shopper has it'`;

interface Typed {
  name: string;
  id: string;
  reason: string | undefined;
  isAll: boolean;
}

function readTyped(): Typed {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, reason: { type: 'string' } },
  });
  const [name = 'list', id = ''] = positionals;
  if (name !== 'list' && id === '') throw new SettingsError(USAGE);
  return { name, id, reason: values.reason, isAll: values.all };
}

/** Who works at this terminal; a container's user may have no name. */
function terminal(): string {
  try {
    return `terminal:${userInfo().username}`;
  } catch {
    return 'terminal';
  }
}

function run(
  { query, transaction }: { query: Query; transaction: Transaction },
  { name, id, reason, isAll }: Typed,
): Promise<string> {
  switch (name) {
    case 'list':
      return listCases(query, { isAll });
    case 'show':
      return showCase(query, id);
    case 'take':
      return transaction((tx) => takeCase(tx, id, terminal()));
    case 'close':
      return transaction((tx) => closeCase(tx, id, { reason, owner: terminal() }));
    default:
      throw new SettingsError(USAGE);
  }
}

await runCommand(async ({ open }) => {
  const typed = readTyped();
  const { setup, pool } = await open();
  await migrateDatabase(setup);
  const work = { query: createQuery(pool), transaction: createTransaction(pool) };
  process.stdout.write(`${await run(work, typed)}\n`);
});
