import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startInbox } from '#server/modules/inbox/start-inbox.ts';
import type { Mail, MailSender } from '#server/platform/mail/mail.ts';
import { createOutboxSender, sweepOutbox } from '#server/platform/mail/mail-outbox.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { createSmtpSender } from '#server/platform/mail/mail-smtp.ts';
import { sendDueMails, startMailWorker } from '#server/platform/mail/mail-worker.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { readMail } from './support/read-mail.ts';
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

/** A log that keeps its lines. */
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

  it('arrives whole, as text and as HTML, with the sender and an id of its own', async () => {
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

  it('of the newsletter names the one-click way out (RFC 8058) and who is answered', async () => {
    const unsubscribeUrl = 'https://toko.test/api/newsletter/unsubscribe?token=abc';
    const { headers } = await send(mailOf({ unsubscribeUrl, replyTo: 'budi@contoh.id' }));
    expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('reply-to')).toBe('budi@contoh.id');
  });

  it('gains no header by a line end in what somebody typed', async () => {
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

it('the folder of mails keeps each for thirty days', async () => {
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
  it('is given user and password, and a wrong one is tried again later', async () => {
    const { port, taken } = await startSmtpServer();
    const right = createSmtpSender({ url: `smtp://shop:pass%20word@127.0.0.1:${port}`, from });
    expect(await right.send(mailOf())).toMatchObject({ ok: true });
    await expect.poll(() => taken.map(({ to }) => to)).toEqual([['sari@contoh.id']]);
    const wrong = createSmtpSender({ url: `smtp://shop:secret@127.0.0.1:${port}`, from });
    expect(await wrong.send(mailOf())).toMatchObject({ ok: false, error: { kind: 'later' } });
    expect(`${right.describe} ${wrong.describe}`).not.toMatch(/secret|pass/);
    await Promise.all([right.close(), wrong.close()]);
  });

  it('that greylists or is away is asked again later, one that refuses is not', async () => {
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

it('a shop with SMTP_URL sends what its forms cause by that server', async () => {
  const { port, taken } = await startSmtpServer();
  const { dataDir, database } = open();
  const env = readEnv({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Toko Kami <kami@toko.test>',
    PUBLIC_URL: 'https://toko.test',
  });
  const { inbox, close } = startInbox({ env, database, log: keptLog().log, clock: () => new Date() });
  await inbox.subscribe('sari@contoh.id');
  await expect.poll(() => taken).toHaveLength(1);
  await close();
  const [mail] = taken;
  expect(mail).toMatchObject({ from: 'kami@toko.test', to: ['sari@contoh.id'] });
  expect(readMail(mail?.raw ?? '').links).toEqual([
    expect.stringMatching(/^https:\/\/toko\.test\/newsletter\/konfirmasi\?token=[\w-]{43}$/),
  ]);
  expect(fs.existsSync(path.join(dataDir, 'outbox'))).toBe(false);
});

describe('the queue of mails', () => {
  const start = new Date('2026-11-21T03:00:00Z');
  const minutesLater = (minutes: number) => () => new Date(start.getTime() + minutes * 60_000);
  const waiting = () =>
    open().query<{ attempts: number; failed: boolean; last_error: string | null }>(
      sql`select attempts, failed_at is not null as failed, last_error from mail_outbox`,
    );
  beforeEach(() => open().query(sql`delete from mail_outbox`));

  it('keeps a mail through greylisting and sends it when its time has come', async () => {
    const { port, taken, be } = await startSmtpServer();
    const sender = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from });
    const { lines, log } = keptLog();
    await queueMails(open().query, [mailOf()], start);
    await be('greylist');
    await sendDueMails({ query: open().query, sender, log, clock: minutesLater(0) });
    expect(await waiting()).toMatchObject([{ attempts: 1, failed: false }]);
    expect(lines.join()).not.toContain('sari@');

    await be('accept');
    await sendDueMails({ query: open().query, sender, log, clock: minutesLater(0.5) });
    expect(taken).toHaveLength(0);
    await sendDueMails({ query: open().query, sender, log, clock: minutesLater(1) });
    await expect.poll(() => taken).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    await sender.close();
  });

  it('gives a refused mail up at once and keeps the reason', async () => {
    const { port, be } = await startSmtpServer();
    const sender = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from });
    await be('reject');
    await queueMails(open().query, [mailOf()], start);
    for (const clock of [minutesLater(0), minutesLater(10_000)]) {
      await sendDueMails({ query: open().query, sender, log: keptLog().log, clock });
    }
    const [failed] = await waiting();
    expect(failed).toMatchObject({ attempts: 1, failed: true });
    expect(failed?.last_error).toContain('No such user');
    await sender.close();
  });

  it('is worked off by several processes without sending a mail twice', async () => {
    const sent: string[] = [];
    const sender: MailSender = {
      describe: 'a list',
      async send({ id }) {
        await new Promise((resolve) => setImmediate(resolve));
        sent.push(id);
        return { ok: true, value: null };
      },
      async close() {},
    };
    const mails = Array.from({ length: 40 }, () => mailOf());
    await queueMails(open().query, mails, start);
    const work = () =>
      sendDueMails({ query: open().query, sender, log: keptLog().log, clock: minutesLater(0) });
    await Promise.all([work(), work(), work(), work()]);
    expect(sent.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
  });

  it('hands the mail of a process that died to another one after three minutes', async () => {
    const { query } = open();
    await queueMails(query, [mailOf()], start);
    let died = false;
    const dying: MailSender = {
      describe: 'a process that dies',
      send: () => {
        died = true;
        return Promise.reject(new Error('killed'));
      },
      async close() {},
    };
    await sendDueMails({ query, sender: dying, log: keptLog().log, clock: minutesLater(0) });
    expect(died).toBe(true);
    const sent: string[] = [];
    const alive: MailSender = {
      ...dying,
      async send({ id }) {
        sent.push(id);
        return { ok: true, value: null };
      },
    };
    await sendDueMails({ query, sender: alive, log: keptLog().log, clock: minutesLater(2) });
    expect(sent).toHaveLength(0);
    await sendDueMails({ query, sender: alive, log: keptLog().log, clock: minutesLater(3) });
    expect(sent).toHaveLength(1);
  });

  it('is worked off in the background as soon as the worker is called', async () => {
    const sent: string[] = [];
    const sender: MailSender = {
      describe: 'a list',
      async send({ id }) {
        sent.push(id);
        return { ok: true, value: null };
      },
      async close() {},
    };
    const worker = startMailWorker({
      query: open().query,
      sender,
      log: keptLog().log,
      clock: minutesLater(0),
    });
    await queueMails(open().query, [mailOf()], start);
    worker.wake();
    await expect.poll(() => sent).toHaveLength(1);
    await worker.stop();
  });
});
