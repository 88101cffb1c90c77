import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askAuth, codeOf, logIn, newAccount, newAddress } from './account.ts';
import { ask } from './ask.ts';
import type { Attack } from './attack.ts';

/** Most guesses at a password that may be checked. */
const MOST_GUESSES = 10;
/** Longer than a sign-in counts as a proof of the owner, in ms. */
const RECENT_MS = 10 * 60_000 + 5000;

/**
 * A stolen access token tries to take over the account.
 * @param waits until the sign-in is no longer a proof: ten minutes
 */
export const stolenToken = (waits: boolean): Attack => ({
  name: `a stolen access token changes e-mail and password${waits ? '' : ', and guesses the password'}`,
  async run({ origin }) {
    const owner = await newAccount(origin);
    const change = (body: object) =>
      askAuth(origin, 'PUT /user', { address: newAddress(), token: owner.token, body });
    if (waits) await sleep(RECENT_MS);
    const changes = waits
      ? [await change({ email: 'thief@contoh.id' }), await change({ password: 'stolen-1' })]
      : [];
    let guesses = 0;
    for (let guess = 0; guess < 40; guess += 1) {
      const answer = await change({ password: 'stolen-1', current_password: `guess-${guess}` });
      if (codeOf(answer) === 'invalid_credentials') guesses += 1;
    }
    const changed = changes.filter(({ status }) => status === 200).length;
    const { status } = await logIn(origin, owner, newAddress());
    return {
      figure: `${changed} of ${changes.length} changes, ${guesses} of 40 guesses, then the owner's log-in ${status}`,
      limit: `0 changes, ${MOST_GUESSES} guesses`,
      // Each guess comes from an address of its own, so that only the account can count them.
      stood: changed === 0 && guesses <= MOST_GUESSES,
    };
  },
});

/** Number of a shopper's logins, and the limit of each in ms. */
const LOG_INS = 12;
const MOST_MS = 5000;

/** One address logs in to its own accounts without pause, while a shopper logs in. */
export const logInFlood: Attack = {
  name: '400 log-ins with the right password from one address',
  async run({ origin }) {
    const address = newAddress();
    const attackers = await Promise.all(Array.from({ length: 10 }, () => newAccount(origin, address)));
    const shopper = await newAccount(origin);
    const home = newAddress();
    const flood = Promise.all(
      Array.from({ length: 40 }, () => attackers)
        .flat()
        .map((attacker) => logIn(origin, attacker, address)),
    );
    const answers = [];
    for (let count = 0; count < LOG_INS; count += 1) answers.push(await logIn(origin, shopper, home));
    await flood;
    const good = answers.filter(({ status }) => status === 200).length;
    const slowest = Math.max(...answers.map(({ tookMs }) => tookMs));
    return {
      figure: `${good} of another shopper's ${LOG_INS} log-ins, the slowest in ${Math.round(slowest)} ms`,
      limit: `${LOG_INS}, ${MOST_MS} ms`,
      stood: good === LOG_INS,
      inTime: slowest < MOST_MS,
    };
  },
};

/** Most e-mails that an account's owner may probe at once. */
const MOST_TOLD = 5;

/** An account probes which e-mails have accounts, each time from another address. */
export const takenEmails: Attack = {
  name: '300 questions whether an e-mail has an account',
  async run({ origin }) {
    const [asker, taken] = [await newAccount(origin), await newAccount(origin)];
    let told = 0;
    for (let count = 0; count < 300; count += 1) {
      const answer = await askAuth(origin, 'PUT /user', {
        address: newAddress(),
        token: asker.token,
        body: { email: taken.email },
      });
      if (codeOf(answer) === 'email_exists') told += 1;
    }
    return { figure: `${told} told`, limit: `${MOST_TOLD}`, stood: told <= MOST_TOLD };
  },
};

const MOST_RECEIPTS = 3;

/** A stranger makes the shop mail a text to somebody. */
export const mailByForm: Attack = {
  name: '20 messages at once that name one address',
  async run({ origin, dataDir }) {
    const [victim, last] = [`${crypto.randomUUID()}@contoh.id`, `${crypto.randomUUID()}@contoh.id`];
    const text = `MURAH ${crypto.randomUUID()}`;
    const post = (form: string, fields: object) =>
      ask(origin, `/api/${form}`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-forwarded-for': newAddress(),
        },
        body: JSON.stringify(fields),
      });
    const message = { name: text, email: victim, subject: text, message: text };
    await Promise.all(Array.from({ length: 20 }, () => post('messages', message)));
    // Mails are sent in order: when this one is there, so are the others.
    await post('newsletter', { email: last });
    const mails = await mailsUntil(path.join(dataDir, 'outbox'), last);
    const receipts = mails.filter((mail) => mail.includes(victim));
    const withText = receipts.filter((mail) => mail.includes(text)).length;
    return {
      figure: `${receipts.length} mails, ${withText} with the text`,
      limit: `${MOST_RECEIPTS}, none with it`,
      stood: receipts.length <= MOST_RECEIPTS && withText === 0 && mails.some((mail) => mail.includes(last)),
    };
  },
};

/** All mails once one to an address is among them, or after two minutes. */
async function mailsUntil(outbox: string, address: string): Promise<string[]> {
  let mails: string[] = [];
  for (let round = 0; round < 480 && !mails.some((mail) => mail.includes(address)); round += 1) {
    await sleep(250);
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'));
    mails = await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')));
  }
  return mails;
}
