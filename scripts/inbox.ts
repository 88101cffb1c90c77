// npm run inbox [-- --json] [--since 2026-11-01] [--resume LMR-7K2M9Q resume.pdf]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatDateTime } from '#domain/format-date.ts';
import { type InboxEntry, listInbox, resumeOf } from '#server/modules/inbox/list-inbox.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';
import { plainText, textTable } from '#server/platform/terminal-text.ts';

const WIDEST_CELL = 48;

/** The moment of --since; without it the beginning of time. */
function parseSince(text: string | undefined): Date {
  if (text === undefined) return new Date(0);
  // A day without a time begins at midnight in Jakarta.
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00+07:00` : text);
  if (Number.isNaN(moment.getTime())) {
    throw new SettingsError(
      '--since must be a day or a moment, such as 2026-11-01 or 2026-11-01T09:00+07:00.',
    );
  }
  return moment;
}

const cell = (text: string) => {
  const line = plainText(text);
  return line.length > WIDEST_CELL ? `${line.slice(0, WIDEST_CELL - 1)}…` : line;
};

function table(entries: readonly InboxEntry[]): string {
  const head = ['Reference', 'Received (WIB)', 'Kind', 'Name', 'E-mail', 'About'];
  const rows = entries.map(({ reference, receivedAt, kind, name, email, about }) =>
    [reference, formatDateTime(new Date(receivedAt)), kind, name ?? '', email, about].map(cell),
  );
  return textTable([head, ...rows]);
}

async function writeResume(query: Query, reference: string, file: string | undefined): Promise<string> {
  if (file === undefined) {
    throw new SettingsError(
      'Name the file to write, such as: npm run inbox -- --resume LMR-7K2M9Q resume.pdf',
    );
  }
  const resume = await resumeOf(query, reference.toUpperCase());
  if (!resume) throw new SettingsError(`There is no application ${reference}.`);
  const target = path.resolve(file);
  try {
    fs.writeFileSync(target, resume, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new SettingsError(
      `The file ${target} cannot be written: ${error instanceof Error ? error.message : error}.`,
    );
  }
  return target;
}

await runCommand(async ({ steps, open }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      since: { type: 'string' },
      resume: { type: 'string' },
    },
  });
  const since = parseSince(values.since);
  const { setup } = await open();
  // A shop that never started has no tables yet.
  await migrateDatabase(setup);
  const query = createQuery(setup);
  if (values.resume !== undefined) {
    return steps.say(`Wrote ${await writeResume(query, values.resume, positionals[0])}`);
  }
  const entries = await listInbox(query, since);
  if (values.json) process.stdout.write(`${JSON.stringify(entries, null, 2)}\n`);
  else if (entries.length === 0) steps.say('Nothing came in.');
  else process.stdout.write(`${table(entries)}\n`);
});
