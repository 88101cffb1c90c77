// npm run cases -- list | show 12 | take 12 | close 12 --reason 'shopper has it'
import { parseArgs } from 'node:util';
import { nameOfActor } from '#server/modules/access/access.ts';
import { closeCases, listCases, showCase, takeCases } from '#server/modules/cases/cases.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { type Terminal, terminalOf } from './operator/terminal.ts';

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

async function run(terminal: Terminal, { name, id, reason = '', isAll }: Typed): Promise<string> {
  const { query, by } = terminal;
  const given = { input: { cases: [Number(id)], reason }, missing: `There is no case ${id}.` };
  switch (name) {
    case 'list':
      return listCases(query, { isAll });
    case 'show':
      return showCase(query, id);
    case 'take': {
      const owner = nameOfActor(by);
      const [former] = await terminal.act(takeCases, given);
      return former && former !== owner
        ? `The case ${id} is now ${owner}'s; it was ${former}'s.`
        : `The case ${id} is ${owner}'s.`;
    }
    case 'close':
      await terminal.act(closeCases, given);
      return `The case ${id} is closed.`;
    default:
      throw new SettingsError(USAGE);
  }
}

await runCommand(async ({ open }) => {
  const typed = readTyped();
  const { setup, pool } = await open();
  await migrateDatabase(setup);
  process.stdout.write(`${await run(terminalOf(pool), typed)}\n`);
});
