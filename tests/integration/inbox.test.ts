import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { formOfReference } from '#domain/forms/reference.ts';
import type { Inbox } from '#server/modules/inbox/inbox-interface.ts';
import { listInbox, resumeOf } from '#server/modules/inbox/list-inbox.ts';
import { withNewReference } from '#server/modules/inbox/reference.ts';
import { createSqlInbox } from '#server/modules/inbox/sql-inbox.ts';
import { sweepInbox } from '#server/modules/inbox/sweep.ts';
import { dumpDatabase } from '#server/platform/backup/dump.ts';
import { restoreDatabase } from '#server/platform/backup/restore.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const open = migratedDatabase();
const start = new Date('2026-11-21T03:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const PDF = Buffer.from('%PDF-1.7\n\0\xff\\\n%%EOF\n', 'latin1');

const message = {
  name: 'Sari Wulandari',
  email: 'Sari@contoh.id',
  subject: 'Paket terlambat',
  message: 'Pesanan saya belum sampai.\n<b>Tolong</b> dibantu.',
};
const application = {
  job: 'penulis-konten',
  name: 'Budi Santoso',
  email: 'budi@contoh.id',
  phone: '',
  cover_letter: 'Saya senang menulis.',
  resume: PDF,
} as const;

function inboxAt(now: Date, noticesTo: string | null = null): Inbox {
  const { query, transaction } = open();
  return createSqlInbox({
    query,
    transaction,
    clock: () => now,
    publicUrl: 'https://toko.test',
    noticesTo: () => noticesTo,
  });
}

interface QueuedMail {
  recipient: string;
  subject: string;
  plain_text: string;
  html: string;
  reply_to: string | null;
  unsubscribe_url: string | null;
}
const mails = () => open().query<QueuedMail>(sql`select * from mail_outbox order by created_at, subject`);
const subscriptions = () =>
  open().query<{ email: string; status: string }>(sql`select email, status from newsletter_subscriptions`);

/** The token in the newest mail of a kind. */
async function tokenOf(page: 'konfirmasi' | 'berhenti'): Promise<string> {
  const texts = (await mails()).map(({ plain_text: text }) => text);
  const tokens = texts.flatMap(
    (text) => new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? [],
  );
  return tokens.at(-1) ?? '';
}

beforeEach(async () => {
  await open().query(
    sql`truncate messages, message_answers, reports, job_applications, newsletter_subscriptions, newsletter_tokens, mail_outbox,
      auth_rate_counters`,
  );
});

describe('a message', () => {
  it('is stored with a reference number, and its sender gets a receipt without the text', async () => {
    const number = await inboxAt(start).storeMessage(message);
    expect(formOfReference(number)).toBe('messages');
    expect(await listInbox(open().query, start)).toMatchObject([
      { kind: 'message', reference: number, about: message.subject, text: message.message },
    ]);
    const [receipt, ...others] = await mails();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ recipient: message.email, reply_to: null });
    expect(receipt?.subject).toContain(number);
    for (const body of [receipt?.plain_text, receipt?.html]) {
      expect(body).toContain(number);
      expect(body).not.toMatch(/Pesanan saya|Tolong|Paket terlambat|Sari/);
    }
  });

  it('is reported to the operator only when the contact data is the shop’s own', async () => {
    await inboxAt(start, 'kami@toko.test').storeMessage(message);
    const notice = (await mails()).find(({ recipient }) => recipient === 'kami@toko.test');
    expect(notice?.reply_to).toBe(message.email);
    expect(notice?.plain_text).toContain('> Pesanan saya belum sampai.\n> <b>Tolong</b> dibantu.');
    expect(notice?.html).toContain('&lt;b&gt;Tolong&lt;/b&gt;');
  });

  it('causes at most three receipts an hour to one address, which a stranger may have typed', async () => {
    for (let minute = 0; minute < 5; minute += 1) {
      await inboxAt(new Date(start.getTime() + minute * 60_000)).storeMessage(message);
    }
    expect(await mails()).toHaveLength(3);
    expect(await listInbox(open().query, start)).toHaveLength(5);
  });

  it('causes three receipts also when twenty arrive at once', async () => {
    const inbox = inboxAt(start);
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        inbox.storeMessage({ ...message, email: turn % 2 ? message.email : message.email.toUpperCase() }),
      ),
    );
    expect(await mails()).toHaveLength(3);
    expect(await listInbox(open().query, start)).toHaveLength(20);
  });

  it('causes five receipts a day to one address, together with applications (P-FORM-11)', async () => {
    const day = new Date('2026-11-24T00:00:00Z');
    const store = async (from: Date) => {
      for (let hour = 0; hour < 20; hour += 2) {
        const inbox = inboxAt(new Date(from.getTime() + hour * 60 * 60_000));
        await inbox.storeMessage({ ...message, email: 'Penuh@contoh.id' });
        await inbox.storeApplication({ ...application, email: 'penuh@CONTOH.id' });
        await inbox.subscribe('penuh@contoh.id');
      }
    };
    await store(day);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(10);
    expect(subjects.filter((subject) => /buletin/i.test(subject))).toHaveLength(5);
    await store(new Date(day.getTime() + DAY));
    expect(await mails()).toHaveLength(20);
  });

  it('gets another number when its own is taken', async () => {
    const first = await inboxAt(start).storeMessage(message);
    const attempts: string[] = [];
    const second = await withNewReference('messages', async (number) => {
      const given = attempts.length === 0 ? first : number;
      attempts.push(given);
      await open().query(sql`insert into messages (reference, name, email, subject, message)
        values (${given}, 'a', 'a', 'a', 'a')`);
    });
    expect(attempts).toEqual([first, second]);
  });
});

describe('a report', () => {
  const report = { target: 'product:1', reason: 'counterfeit', details: 'Logonya keliru.', email: '' };

  it('is stored and listed with what it is about, and told to the operator alone (P-FORM-9)', async () => {
    const inbox = inboxAt(start, 'kami@toko.test');
    const number = (await inbox.storeReport({ ...report, email: 'sari@contoh.id' })) ?? '';
    expect(formOfReference(number)).toBe('reports');
    const [entry] = await listInbox(open().query, start);
    expect(entry).toMatchObject({ kind: 'report', reference: number, text: report.details });
    expect(entry?.about).toMatch(/^counterfeit: product 1 \w/);
    const [notice, ...others] = await mails();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ recipient: 'kami@toko.test', reply_to: 'sari@contoh.id' });
    expect(notice?.plain_text).toContain('> Logonya keliru.');
    expect(notice?.plain_text).toContain('https://toko.test/product/1');
  });

  it('of a shop needs neither details nor an address', async () => {
    await inboxAt(start, 'kami@toko.test').storeReport({
      target: 'seller:1',
      reason: 'fraud',
      details: '',
      email: '',
    });
    expect(await listInbox(open().query, start)).toMatchObject([{ kind: 'report', email: '', text: '' }]);
    expect((await mails()).map((mail) => mail.reply_to)).toEqual([null]);
  });

  it('of what is not in the shop is not taken', async () => {
    expect(await inboxAt(start).storeReport({ ...report, target: 'seller:2000000' })).toBeNull();
    expect(await listInbox(open().query, start)).toEqual([]);
  });
});

describe('a subscription to the newsletter', () => {
  it('is pending until the link in the mail is opened, then welcomed, and deleted on request', async () => {
    const inbox = inboxAt(start);
    expect(formOfReference(await inbox.subscribe('Sari@Contoh.id'))).toBe('newsletter');
    expect(await subscriptions()).toEqual([{ email: 'sari@contoh.id', status: 'pending' }]);

    const token = await tokenOf('konfirmasi');
    expect(await inbox.confirm(token)).toEqual({ ok: true, value: null });
    expect(await inbox.confirm(token)).toEqual({ ok: true, value: null });
    expect(await subscriptions()).toEqual([{ email: 'sari@contoh.id', status: 'confirmed' }]);
    expect(await mails()).toHaveLength(2);
    const out = await tokenOf('berhenti');
    expect((await mails()).map((mail) => mail.unsubscribe_url)).toContain(
      `https://toko.test/api/newsletter/unsubscribe?token=${out}`,
    );

    expect(await inbox.unsubscribe(token)).toEqual({ ok: false, error: 'unknown_token' });
    expect(await inbox.unsubscribe(out)).toEqual({ ok: true, value: null });
    expect(await subscriptions()).toEqual([]);
    expect(await inbox.unsubscribe(out)).toEqual({ ok: false, error: 'unknown_token' });
  });

  it('stores only the hashes of its tokens', async () => {
    await inboxAt(start).subscribe('sari@contoh.id');
    const token = await tokenOf('konfirmasi');
    const [row] = await open().query<{ row: string }>(sql`select t::text as row from newsletter_tokens t`);
    expect(token).toHaveLength(43);
    expect(row?.row).not.toContain(token);
    expect(row?.row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('expires after seven days, link and address', async () => {
    await inboxAt(start).subscribe('sari@contoh.id');
    const token = await tokenOf('konfirmasi');
    const late = new Date(start.getTime() + 7 * DAY);
    expect(await inboxAt(late).confirm(token)).toEqual({ ok: false, error: 'unknown_token' });
    await sweepInbox(open().query, new Date(late.getTime() - 1));
    expect(await subscriptions()).toHaveLength(1);
    await sweepInbox(open().query, late);
    expect(await subscriptions()).toEqual([]);
  });

  it('causes three mails an hour at most, also for simultaneous requests in other capitals', async () => {
    const inbox = inboxAt(start);
    const numbers = await Promise.all(
      ['sari@contoh.id', 'SARI@contoh.id', 'Sari@Contoh.ID', 'sari@contoh.id', 'sari@contoh.id'].map(
        (email) => inbox.subscribe(email),
      ),
    );
    expect(new Set(numbers).size).toBe(5);
    expect(await mails()).toHaveLength(3);
    await inboxAt(new Date(start.getTime() + DAY)).subscribe('sari@contoh.id');
    expect(await mails()).toHaveLength(4);
  });

  it('that exists gets the same answer and a mail with the link to unsubscribe', async () => {
    const inbox = inboxAt(start);
    await inbox.subscribe('sari@contoh.id');
    await inbox.confirm(await tokenOf('konfirmasi'));
    expect(formOfReference(await inbox.subscribe('sari@contoh.id'))).toBe('newsletter');
    expect(await subscriptions()).toEqual([{ email: 'sari@contoh.id', status: 'confirmed' }]);
    expect((await mails()).map(({ subject }) => subject)).toContain(
      'Anda sudah berlangganan buletin Lokapasar',
    );
  });

  it.each(['', 'x', 'a'.repeat(43), '\0', "' or 1=1"])('is not confirmed by the token %j', async (token) => {
    expect(await inboxAt(start).confirm(token)).toEqual({ ok: false, error: 'unknown_token' });
  });
});

describe('a job application', () => {
  it('is stored with the exact bytes of its PDF and deleted after 180 days', async () => {
    const number = await inboxAt(start).storeApplication(application);
    expect(formOfReference(number)).toBe('applications');
    expect(await resumeOf(open().query, number)).toEqual(PDF);
    await sweepInbox(open().query, new Date(start.getTime() + 180 * DAY - 1));
    expect(await listInbox(open().query, start)).toHaveLength(1);
    await sweepInbox(open().query, new Date(start.getTime() + 180 * DAY));
    expect(await listInbox(open().query, start)).toEqual([]);
    expect(await resumeOf(open().query, number)).toBeNull();
  });
});

it('twenty applications at once with one address cause three receipts', async () => {
  const inbox = inboxAt(start);
  await Promise.all(Array.from({ length: 20 }, () => inbox.storeApplication(application)));
  expect(await mails()).toHaveLength(3);
});

it('all entries survive a dump and its restore', async () => {
  const inbox = inboxAt(start);
  await inbox.storeMessage(message);
  await inbox.storeReport({ target: 'product:1', reason: 'indecent', details: '', email: '' });
  await inbox.subscribe('sari@contoh.id');
  const number = await inbox.storeApplication(application);
  const { query, database, dataDir } = open();
  const before = await listInbox(query, start);
  const token = await tokenOf('konfirmasi');

  const file = path.join(path.dirname(dataDir), 'inbox.dump');
  await dumpDatabase(database.setup, file);
  await query(
    sql`truncate messages, message_answers, reports, job_applications, newsletter_subscriptions, newsletter_tokens, mail_outbox`,
  );
  await restoreDatabase(database.setup, file, { replace: true });
  fs.rmSync(file);

  expect(await listInbox(query, start)).toEqual(before);
  expect(await resumeOf(query, number)).toEqual(PDF);
  expect(await inbox.confirm(token)).toMatchObject({ ok: true });
  expect(formOfReference(await inbox.storeMessage(message))).toBe('messages');
});
