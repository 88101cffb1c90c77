import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { Sweep } from '#server/platform/jobs/due-work.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import type { Mail, MailSender } from '#server/platform/mail/mail.ts';
import { createOutboxSender, sweepOutbox } from '#server/platform/mail/mail-outbox.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { createSmtpSender } from '#server/platform/mail/mail-smtp.ts';
import { dueMails, handleMails } from '#server/platform/mail/mail-work.ts';
import { forgetFailedMails, sendMail } from '#server/platform/mail/send-mail-job.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { readMail } from './support/read-mail.ts';
import { startShop } from './support/shop.ts';
import { startSmtpServer } from './support/smtp-process.ts';

const from = { name: 'Lokapasar', address: 'halo@toko.test' };
const mailOf = (changes: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  to: 'sari@contoh.id',
  subject: 'Pesan Anda – sudah kami terima',
  text: 'Halo Sari,\n\nini tautannya: https://toko.test/newsletter/berhenti?token=abc-_123\n',
  html: '<p>Halo Sari, <a href="https://toko.test/newsletter/berhenti?token=abc-_123">berhenti</a> – ya</p>',
  replyTo: null,
  unsubscribeUrl: null,
  ...changes,
});

/** A log that stores its lines. */
function keptLog() {
  const lines: string[] = [];
  const keep = (details: object, message: string) => lines.push(JSON.stringify({ ...details, message }));
  return { lines, log: { info: keep, warn: keep } };
}

interface Sending {
  sender: MailSender;
  /** Raw mails that arrived. */
  arrived: () => string[];
}

const ways: { way: string; start: () => Promise<Sending> }[] = [
  {
    way: 'files in a folder',
    async start() {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-mail-'));
      onTestFinished(() => fs.rmSync(folder, { recursive: true }));
      const sender = createOutboxSender({ folder, from, log: keptLog().log });
      return {
        sender,
        arrived: () => fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
      };
    },
  },
  {
    way: 'an SMTP server',
    async start() {
      const { port, taken } = await startSmtpServer();
      const sender = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from });
      onTestFinished(() => sender.close());
      return { sender, arrived: () => taken.map(({ raw }) => raw) };
    },
  },
];

describe.each(ways)('mail by $way', ({ start }) => {
  async function send(mail: Mail) {
    const { sender, arrived } = await start();
    expect(await sender.send(mail)).toEqual({ ok: true, value: null });
    await expect.poll(arrived).toHaveLength(1);
    return readMail(arrived()[0] ?? '');
  }

  it('arrives complete, as text and as HTML, with the sender and a unique id', async () => {
    const mail = mailOf();
    const { headers, body, links } = await send(mail);
    expect(headers.get('from')).toBe('Lokapasar <halo@toko.test>');
    expect(headers.get('to')).toBe('sari@contoh.id');
    expect(headers.get('message-id')).toBe(`<${mail.id}@toko.test>`);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(headers.has('list-unsubscribe')).toBe(false);
    expect(body).toContain('Halo Sari,\n\nini tautannya');
    expect(body).toContain('berhenti</a> – ya</p>');
    expect(links).toEqual(['https://toko.test/newsletter/berhenti?token=abc-_123']);
  });

  it('of the newsletter has the one-click unsubscribe link (RFC 8058) and the reply address', async () => {
    const unsubscribeUrl = 'https://toko.test/api/newsletter/unsubscribe?token=abc';
    const { headers } = await send(mailOf({ unsubscribeUrl, replyTo: 'budi@contoh.id' }));
    expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('reply-to')).toBe('budi@contoh.id');
  });

  it('gains no header by a line end in typed text', async () => {
    const { headers } = await send(
      mailOf({ subject: 'Halo\r\nBcc: lain@contoh.id', replyTo: 'a@contoh.id\r\nX-Evil: 1' }),
    );
    expect(headers.has('bcc')).toBe(false);
    expect(headers.has('x-evil')).toBe(false);
    expect(headers.get('subject')).toContain('Halo');
  });
});

describe('the folder of mails', () => {
  it('is for its owner only, and the log names subject and domain but no address', async () => {
    const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-mail-')), 'outbox');
    onTestFinished(() => fs.rmSync(path.dirname(folder), { recursive: true }));
    const { lines, log } = keptLog();
    const mail = mailOf();
    await createOutboxSender({ folder, from, log }).send(mail);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    expect(fs.readdirSync(folder)).toEqual([`${mail.id}.eml`]);
    expect(fs.statSync(path.join(folder, `${mail.id}.eml`)).mode & 0o777).toBe(0o600);
    expect(lines.join()).toContain(mail.subject);
    expect(lines.join()).toContain('contoh.id');
    expect(lines.join()).not.toContain('sari');
  });
});

it('the folder of mails stores each for thirty days', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-mail-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  for (const [name, days] of [
    ['old.eml', 30],
    ['new.eml', 29],
    ['note.txt', 99],
  ] as const) {
    fs.writeFileSync(path.join(folder, name), '');
    fs.utimesSync(path.join(folder, name), daysAgo(days), daysAgo(days));
  }
  await sweepOutbox(folder, now);
  expect(fs.readdirSync(folder).sort()).toEqual(['new.eml', 'note.txt']);
  await sweepOutbox(path.join(folder, 'missing'), now);
});

describe('an SMTP server', () => {
  it('gets user and password, and a failed login is retried later', async () => {
    const { port, taken } = await startSmtpServer();
    const right = createSmtpSender({ url: `smtp://shop:pass%20word@127.0.0.1:${port}`, from });
    expect(await right.send(mailOf())).toMatchObject({ ok: true });
    await expect.poll(() => taken.map(({ to }) => to)).toEqual([['sari@contoh.id']]);
    const wrong = createSmtpSender({ url: `smtp://shop:secret@127.0.0.1:${port}`, from });
    expect(await wrong.send(mailOf())).toMatchObject({ ok: false, error: { kind: 'later' } });
    expect(`${right.describe} ${wrong.describe}`).not.toMatch(/secret|pass/);
    await Promise.all([right.close(), wrong.close()]);
  });

  it('that greylists or is away is retried later, one that refuses is not', async () => {
    const { port, be } = await startSmtpServer();
    const sender = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from });
    await be('greylist');
    const greylisted = await sender.send(mailOf());
    expect(greylisted).toMatchObject({ ok: false, error: { kind: 'later' } });
    expect(JSON.stringify(greylisted)).not.toContain('sari@');
    await be('reject');
    expect(await sender.send(mailOf())).toMatchObject({ ok: false, error: { kind: 'refused' } });
    await sender.close();
    const nobody = createSmtpSender({ url: 'smtp://127.0.0.1:1', from });
    expect(await nobody.send(mailOf())).toMatchObject({ ok: false, error: { kind: 'later' } });
  });
});

const open = migratedDatabase();

/** A process that sends mails, as one of a shop; it stops with the test. */
async function sendingProcess(sender: MailSender) {
  const { query, database } = open();
  const { lines, log } = keptLog();
  const jobs = await openJobs({ pool: database.pool, log, kinds: [sendMail, forgetFailedMails] });
  const transaction = createTransaction(database.pool, { enqueue: jobs.enqueue });
  handleMails(jobs, { query, sender, log });
  const sweep = new Sweep({
    query,
    transaction,
    jobs,
    log,
    work: [dueMails],
    hourly: [],
    hourlyHere: [],
  });
  await jobs.start();
  onTestFinished(async () => {
    await sweep.close();
    await jobs.stop();
  });
  return {
    lines,
    sweep: () => sweep.look(),
    queue: (...mails: Mail[]) => transaction((tx) => queueMails(tx, mails)),
  };
}

/** A sender that treats each mail as the test says. */
const senderThat = (send: MailSender['send']): MailSender => ({
  describe: 'a test',
  send,
  async close() {},
});
const senderInto = (sent: string[]) =>
  senderThat(async ({ id }) => {
    sent.push(id);
    return { ok: true, value: null };
  });

it('a shop with SMTP_URL sends the mails of its forms by that server', async () => {
  const { port, taken } = await startSmtpServer();
  const shop = await startShop({
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Toko Kami <kami@toko.test>',
      PUBLIC_URL: 'https://toko.test',
    },
  });
  onTestFinished(() => shop.close());
  const body = new URLSearchParams({ email: 'sari@contoh.id' });
  expect((await fetch(`${shop.origin}/api/newsletter`, { method: 'POST', body })).ok).toBe(true);
  await expect.poll(() => taken).toHaveLength(1);
  const [mail] = taken;
  expect(mail).toMatchObject({ from: 'kami@toko.test', to: ['sari@contoh.id'] });
  expect(readMail(mail?.raw ?? '').links).toEqual([
    expect.stringMatching(/^https:\/\/toko\.test\/newsletter\/konfirmasi\?token=[\w-]{43}$/),
  ]);
  expect(fs.existsSync(path.join(shop.dataDir, 'outbox'))).toBe(false);
});

describe('the queue of mails', () => {
  const waiting = () =>
    open().query<{ attempts: number; failed: boolean; last_error: string | null; wait_min: number }>(sql`
      select attempts, failed_at is not null as failed, last_error,
        round(extract(epoch from next_attempt_at - now()) / 60)::int as wait_min
      from mail_outbox`);
  const minutesPass = (minutes: number) =>
    open().query(
      sql`update mail_outbox set next_attempt_at = next_attempt_at - ${minutes} * interval '1 minute'`,
    );
  beforeEach(() => open().query(sql`delete from mail_outbox`));

  it('keeps a mail through greylisting and sends it when it is due', async () => {
    const { port, taken, be } = await startSmtpServer();
    const sender = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from });
    onTestFinished(() => sender.close());
    const { queue, sweep, lines } = await sendingProcess(sender);
    await be('greylist');
    await queue(mailOf());
    await expect.poll(waiting).toMatchObject([{ attempts: 1, failed: false, wait_min: 1 }]);
    expect(lines.join()).not.toContain('sari@');

    await be('accept');
    await minutesPass(0.5);
    await sweep();
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    await minutesPass(0.5);
    await sweep();
    await expect.poll(() => taken).toHaveLength(1);
    await expect.poll(waiting).toEqual([]);
  });

  it('tries a mail ten times at growing intervals, and then stores it with the reason', async () => {
    const { queue, sweep } = await sendingProcess(
      senderThat(async () => ({ ok: false, error: { kind: 'later', reason: 'no answer' } })),
    );
    await queue(mailOf());
    for (const [at, wait_min] of [1, 5, 15, 60, 180, 360, 720, 1440, 1440].entries()) {
      await expect.poll(waiting).toMatchObject([{ attempts: at + 1, failed: false, wait_min }]);
      await minutesPass(wait_min);
      await sweep();
    }
    await expect.poll(waiting).toMatchObject([{ attempts: 10, failed: true, last_error: 'no answer' }]);
  });

  it('gives a refused mail up at once and stores the reason', async () => {
    const { port, be } = await startSmtpServer();
    const sender = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from });
    onTestFinished(() => sender.close());
    const { queue, sweep } = await sendingProcess(sender);
    await be('reject');
    await queue(mailOf());
    await expect.poll(waiting).toMatchObject([{ attempts: 1, failed: true }]);
    await minutesPass(10_000);
    await sweep();
    const [failed] = await waiting();
    expect(failed).toMatchObject({ attempts: 1, failed: true });
    expect(failed?.last_error).toContain('No such user');
  });

  it('is worked off by several processes without sending a mail twice', async () => {
    const sent: string[] = [];
    const first = await sendingProcess(senderInto(sent));
    for (const _ of [2, 3, 4]) await sendingProcess(senderInto(sent));
    const mails = Array.from({ length: 40 }, () => mailOf());
    await Promise.all([...mails.map((mail) => first.queue(mail)), first.sweep(), first.sweep()]);
    await expect.poll(waiting).toEqual([]);
    expect(sent.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
  });

  it('retries a mail whose sending was interrupted', async () => {
    const sent: string[] = [];
    const { queue } = await sendingProcess(
      senderThat(async (mail) => {
        if (sent.push(mail.id) === 1) throw new Error('the process is in trouble');
        return { ok: true, value: null };
      }),
    );
    const mail = mailOf();
    await queue(mail);
    await expect.poll(waiting).toEqual([]);
    expect(sent).toEqual([mail.id, mail.id]);
  });

  it('sends a mail that has no job, as after a restore, by the sweep', async () => {
    const sent: string[] = [];
    const { sweep } = await sendingProcess(senderInto(sent));
    const mail = mailOf();
    // A transaction without jobs enqueues nothing.
    await open().transaction((tx) => queueMails(tx, [mail]));
    await sweep();
    await expect.poll(() => sent).toEqual([mail.id]);
  });

  it('sends nothing of a transaction that fails', async () => {
    const sent: string[] = [];
    const { queue, sweep } = await sendingProcess(senderInto(sent));
    const mail = mailOf();
    await expect(queue(mail, mail)).rejects.toThrow();
    await sweep();
    await queue(mail);
    await expect.poll(() => sent).toEqual([mail.id]);
  });
});
