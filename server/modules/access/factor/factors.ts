import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { FRESH_FACTOR_MINUTES } from '#domain/access/factor-times.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { RateCounter, RateLimit } from '#server/platform/limits/rate-counter.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** Wrong codes of one account, those of recovery counted with them (P-DESK-6). */
const A_FEW_MINUTES: RateLimit = { burst: 5, refillMs: 60_000 };
const A_DAY: RateLimit = { burst: 20, refillMs: (24 * 60 * 60 * 1000) / 20 };
/** How many steps of 30 s a phone's clock may be off. */
const WINDOW = 1;
const STEP_S = 30;
const SECRET_BYTES = 20;

export type CodeFailure =
  | { code: 'wrong_code' }
  /** Too many wrong codes. `isForDay`: not even those of today are left. */
  | { code: 'too_many_codes'; waitS: number; isForDay: boolean };

/** What an authenticator app needs. */
export interface NewFactor {
  /** To type: base32. */
  secret: string;
  /** To scan: `otpauth://`. */
  uri: string;
}

/** Somebody, and the browser's session in which they set their factor up. */
export interface FactorBrowser {
  userId: string;
  sessionId: string;
}

/** The second factors of accounts: codes of an authenticator app (RFC 6238), and recovery codes. */
export interface Factors {
  /** Whether somebody has a second factor. */
  has(userId: string): Promise<boolean>;
  /**
   * Makes a secret that counts once a code has shown that the app has it. The caller has asked for the password.
   * @returns null for somebody who has a factor already
   */
  begin(browser: FactorBrowser, account: string): Promise<NewFactor | null>;
  /**
   * The secret that waits for its first code: in the browser where the password was given, and for some minutes, because
   * another login of the account may be stolen. Null without one.
   */
  pending(browser: FactorBrowser, account: string): Promise<NewFactor | null>;
  /** Sets the factor up by its first code. @returns the recovery codes, which are shown once */
  confirm(browser: FactorBrowser, code: string): Promise<Result<string[], CodeFailure>>;
  /** Checks a code of the app, or a recovery code, which then is used up. */
  check(userId: string, typed: string): Promise<Result<null, CodeFailure>>;
  /** Removes the factor. The caller has checked a code, or is another owner. */
  remove(query: Query, userId: string): Promise<boolean>;
}

/** @param clock real time, by which authenticator apps go */
export function createFactors(given: {
  query: Query;
  counter: RateCounter;
  key: Buffer;
  clock: () => Date;
  issuer: string;
}): Factors {
  const { query, counter, key, clock, issuer } = given;
  /** The sealed secret of a factor that was set up. */
  const sealedOf = async (userId: string): Promise<Buffer | null> => {
    const [row] = await query<{ sealed: Buffer }>(sql`
      select sealed_secret as sealed from desk_factors where user_id = ${userId} and confirmed_at is not null`);
    return row?.sealed ?? null;
  };
  /** The sealed secret that waits for its first code in a browser. */
  const sealedPending = async ({ userId, sessionId }: FactorBrowser): Promise<Buffer | null> => {
    const [row] = await query<{ sealed: Buffer }>(sql`
      select sealed_secret as sealed from desk_factors
      where user_id = ${userId} and confirmed_at is null and begun_in = ${sessionId}
        and begun_at > ${clock()}::timestamptz - make_interval(mins => ${FRESH_FACTOR_MINUTES})`);
    return row?.sealed ?? null;
  };
  const totpOf = (secret: string, label = '') =>
    new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: STEP_S });
  const described = (secret: string, account: string) => ({
    secret,
    uri: totpOf(secret, account).toString(),
  });

  /** The time step of a code; null for a wrong one. */
  const stepOf = (sealed: Buffer | null, code: string): number | null => {
    if (!sealed || !/^\d{6}$/.test(code)) return null;
    const timestamp = clock().getTime();
    const delta = totpOf(unseal(sealed, key)).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / 1000 / STEP_S) + delta;
  };
  /** Takes the code's time step, so that it counts once even when two browsers send it at the same moment. */
  const spend = async (userId: string, code: string): Promise<boolean> => {
    const sealed = await sealedOf(userId);
    const step = stepOf(sealed, code);
    if (step === null) return false;
    const spent = await query(sql`
      update desk_factors set last_step = ${step}
      where user_id = ${userId} and sealed_secret = ${sealed} and last_step < ${step} returning 1`);
    return spent.length > 0;
  };
  const spendRecovery = async (userId: string, typed: string): Promise<boolean> => {
    const hash = hashOfRecoveryCode(typed);
    const spent = await query(sql`
      update desk_factors set recovery_hashes = array_remove(recovery_hashes, ${hash}::bytea)
      where user_id = ${userId} and confirmed_at is not null and ${hash}::bytea = any(recovery_hashes) returning 1`);
    return spent.length > 0;
  };

  /** Counts an attempt before its check, and gives a right one back. */
  const counted = async <T>(
    userId: string,
    work: () => Promise<T | null>,
  ): Promise<Result<T, CodeFailure>> => {
    const limits = [
      { subject: `second factor of ${userId}`, limit: A_FEW_MINUTES },
      { subject: `second factor of ${userId} today`, limit: A_DAY },
    ];
    for (const [at, limit] of limits.entries()) {
      const waitS = await counter.take(limit);
      if (waitS > 0) return { ok: false, error: { code: 'too_many_codes', waitS, isForDay: at === 1 } };
    }
    const value = await work();
    if (value === null) return { ok: false, error: { code: 'wrong_code' } };
    for (const limit of limits) await counter.giveBack(limit);
    return { ok: true, value };
  };

  return {
    has: async (userId) => (await sealedOf(userId)) !== null,
    async begin({ userId, sessionId }, account) {
      const { base32 } = new Secret({ size: SECRET_BYTES });
      const begun = await query(sql`
        insert into desk_factors (user_id, sealed_secret, begun_in, begun_at)
        values (${userId}, ${seal(base32, key)}, ${sessionId}, ${clock()})
        on conflict (user_id) do update
          set sealed_secret = excluded.sealed_secret, begun_in = excluded.begun_in, begun_at = excluded.begun_at
        where desk_factors.confirmed_at is null returning 1`);
      return begun.length > 0 ? described(base32, account) : null;
    },
    async pending(browser, account) {
      const sealed = await sealedPending(browser);
      return sealed && described(unseal(sealed, key), account);
    },
    confirm: (browser, code) =>
      counted(browser.userId, async () => {
        const sealed = await sealedPending(browser);
        const step = stepOf(sealed, code);
        if (step === null) return null;
        const codes = newRecoveryCodes();
        // Of two codes at the same moment one sets it up: the recovery codes that were shown are those that count.
        const confirmed = await query(sql`
          update desk_factors set last_step = ${step}, confirmed_at = ${clock()},
            recovery_hashes = ${sql.param(codes.map(hashOfRecoveryCode))}::bytea[]
          where user_id = ${browser.userId} and sealed_secret = ${sealed} and confirmed_at is null returning 1`);
        return confirmed.length > 0 ? codes : null;
      }),
    async check(userId, typed) {
      const isSpent = async () => (await spend(userId, typed)) || (await spendRecovery(userId, typed));
      const checked = await counted(userId, async () => (await isSpent()) || null);
      return checked.ok ? { ok: true, value: null } : checked;
    },
    async remove(inTransaction, userId) {
      const removed = await inTransaction(
        sql`delete from desk_factors where user_id = ${userId} returning 1`,
      );
      return removed.length > 0;
    },
  };
}
