import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { hashAddress } from './client-address.ts';
import type { HashTurn } from './hash-turns.ts';
import { hashPassword as hashInTurn, isPassword as isInTurn, isOutdated } from './passwords.ts';
import { isGenuine, makeRefreshToken, readRefreshToken } from './refresh-token.ts';
import { refreshVerdict } from './refresh-verdict.ts';
import { parseJson, readEmail } from './request-body.ts';

const atOnce: HashTurn = (work) => work();
const hashPassword = (password: string) => hashInTurn(password, atOnce);
const isPassword = (password: string, stored: string | null) => isInTurn(password, stored, atOnce);

describe('Passwords (argon2id, OWASP)', () => {
  test('only the right password matches, each hash has its own salt, in PHC form', async () => {
    const [one, two] = await Promise.all([hashPassword('kata sandi 🛒'), hashPassword('kata sandi 🛒')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await isPassword('kata sandi 🛒', one)).toBe(true);
    expect(await isPassword('kata sandi', one)).toBe(false);
    expect(isOutdated(one)).toBe(false);
  });

  test('accepts a hash of another program (reference vector of the argon2 command line)', async () => {
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await isPassword('password', hash)).toBe(true);
    expect(await isPassword('Password', hash)).toBe(false);
    expect(isOutdated(hash)).toBe(true);
  });

  test.each(['', 'plain', '$argon2i$v=19$m=1,t=1,p=1$c29tZXNhbHQ$CTFh', '$2b$10$abcdefghijklmnopqrstuv'])(
    'nothing matches the invalid hash %j',
    async (stored) => expect(await isPassword('', stored)).toBe(false),
  );

  test('an account that does not exist has no password, not even a long one', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('x'.repeat(100_000), null)).toBe(false);
  });
});

describe('Refresh tokens', () => {
  const secret = Buffer.alloc(32, 1);
  const salt = Buffer.alloc(16, 2);

  test('contain session and counter, and prove them', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(2 ** 31 - 1), (sessionId, counter) => {
        const token = makeRefreshToken({ sessionId, salt, counter }, secret);
        const claimed = readRefreshToken(token);
        expect(claimed).toMatchObject({ sessionId, counter });
        expect(claimed && isGenuine(claimed, salt, [Buffer.alloc(32, 9), secret])).toBe(true);
      }),
    );
  });

  test('with any bit changed, another salt or another secret they prove nothing', () => {
    const token = makeRefreshToken({ sessionId: randomUUID(), salt, counter: 7 }, secret);
    const bytes = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const claimed = readRefreshToken(changed.toString('base64url'));
      expect(claimed && isGenuine(claimed, salt, [secret])).toBe(false);
    }
    const claimed = readRefreshToken(token);
    expect(claimed && isGenuine(claimed, Buffer.alloc(16), [secret])).toBe(false);
    expect(claimed && isGenuine(claimed, salt, [Buffer.alloc(32)])).toBe(false);
  });

  test.each(['', 'a', 'A'.repeat(47), 'A'.repeat(49), `${'A'.repeat(47)}=`, `${'A'.repeat(47)}\n`])(
    '%j is not a token',
    (token) => expect(readRefreshToken(token)).toBeNull(),
  );
});

describe('The verdict on a refresh token (contract 1.6)', () => {
  const refreshedAt = new Date('2026-11-21T05:00:00Z');
  const after = (ms: number) => new Date(refreshedAt.getTime() + ms);
  const session = { counter: 5, refreshedAt };

  test.each([
    [5, 60_000, 'rotate'],
    [4, 80 * 86_400_000, 'repeat'],
    [3, 9_999, 'repeat'],
    [3, 10_000, 'reused'],
    [0, 0, 'repeat'],
    [0, 3_600_000, 'reused'],
    [6, 0, 'ahead'],
    [5, 90 * 86_400_000 + 1, 'idle'],
  ])('number %i of 5, %i ms after the last refresh: %s', (presented, ms, verdict) => {
    expect(refreshVerdict(session, presented, after(ms))).toBe(verdict);
  });
});

describe('One address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (ip, group) => expect(addressGroup(ip)).toBe(group));

  test('is stored as a keyed hash', () => {
    const hash = (ip: string, key: number) => hashAddress(ip, Buffer.alloc(32, key)).toString('hex');
    expect(hash('2001:db8::1', 1)).toBe(hash('2001:db8::2', 1));
    expect(hash('203.0.113.9', 1)).not.toBe(hash('203.0.113.9', 2));
  });
});

describe('Bodies', () => {
  test('JSON is parsed unchanged, whatever its names', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/\\u0000|\\ud[89a-f]/i.test(text));
        expect(JSON.stringify(parseJson(text))).toBe(text);
      }),
    );
  });

  test.each(['', '{', 'undefined', '"\\u0000"', '{"a\\u0000":1}', '["\\ud800"]', '{"\\udfff":1}'])(
    '%j is refused',
    (text) => expect(() => parseJson(text)).toThrow(/Could not parse request body as JSON/),
  );

  test('any depth is rejected without a stack overflow', () => {
    expect(() => parseJson('['.repeat(500_000))).toThrow(/not valid JSON/);
    expect(() => parseJson('['.repeat(5000) + ']'.repeat(5000))).toThrow(/nested too deeply/);
  });

  test('an e-mail is normalised to lower case without surrounding spaces', () => {
    expect(readEmail('  Sari@Contoh.ID ')).toBe('sari@contoh.id');
    expect(() => readEmail('sari')).toThrow('Unable to validate email address: invalid format');
  });
});
