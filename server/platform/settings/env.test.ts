import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { SettingsError } from './settings-error.ts';

function problemsOf(source: NodeJS.ProcessEnv): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('the settings', () => {
  it('have a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      demo: true,
      pageCacheMb: 32,
      logLevel: 'info',
    });
  });

  it('treat an empty value as not set, as compose files write it', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readEnv({}));
  });

  it('are parsed', () => {
    expect(
      readEnv({
        PORT: '0',
        PUBLIC_URL: 'https://shop.example/',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        DEMO: 'off',
        PAGE_CACHE_MB: '0',
        SHOP_ADDRESS: 'Jl. Mawar 2, Bandung',
        SHOP_PHONE: '+62 22 123 4567',
        SHOP_EMAIL: 'toko@shop.example',
        SHOP_WHATSAPP: '+62 812 0000 0000',
        SHOP_REGISTRATION: 'PSE 000123.01/DJAI.PSE/11/2026',
      }),
    ).toMatchObject({
      port: 0,
      publicUrl: 'https://shop.example',
      trustedProxies: ['10.0.0.0/8', '::1'],
      demo: false,
      pageCacheMb: 0,
      shop: {
        phone: '+62 22 123 4567',
        whatsapp: '+62 812 0000 0000',
        registration: 'PSE 000123.01/DJAI.PSE/11/2026',
      },
    });
  });

  it('choose the way of mails: by default files, and the shop’s own address as their sender', () => {
    expect(readEnv({})).toMatchObject({
      smtpUrl: undefined,
      mailFrom: { name: 'Lokapasar', address: 'halo@lokapasar.example' },
    });
    const smtp = { SMTP_URL: 'smtps://kami:kata%20sandi@mail.test:465' };
    expect(readEnv({ ...smtp, MAIL_FROM: 'Toko Kami <kami@toko.test>' })).toMatchObject({
      smtpUrl: smtp.SMTP_URL,
      mailFrom: { name: 'Toko Kami', address: 'kami@toko.test' },
    });
    expect(readEnv({ ...smtp, SHOP_EMAIL: 'kami@toko.test' }).mailFrom.address).toBe('kami@toko.test');
    expect(problemsOf(smtp)).toEqual([expect.stringContaining('MAIL_FROM')]);
  });

  it('set the commission, and the fee for cash on delivery', () => {
    expect(readEnv({})).toMatchObject({ commission: 250, codFee: 0 });
    expect(readEnv({ COMMISSION: '500', COD_FEE: '4000' })).toMatchObject({ commission: 500, codFee: 4000 });
  });

  it('set the account at Biteship, with or without a token for notifications', () => {
    expect(readEnv({}).biteship).toBeUndefined();
    expect(readEnv({ BITESHIP_API_KEY: 'biteship_live.abc' }).biteship).toMatchObject({
      apiKey: 'biteship_live.abc',
      webhookToken: undefined,
    });
  });

  it.each<[boolean, NodeJS.ProcessEnv]>([
    [true, {}],
    [true, { PUBLIC_URL: 'http://127.0.0.1:4000' }],
    [true, { PUBLIC_URL: 'http://[::1]:4000' }],
    [true, { HOST: '::1' }],
    [true, { PUBLIC_URL: 'https://shop.example', DEMO: 'on' }],
    [true, { HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.1', DEMO: 'on' }],
    [false, { PUBLIC_URL: 'https://shop.example' }],
    [false, { PUBLIC_URL: 'https://localhost.example' }],
    [false, { HOST: '0.0.0.0' }],
    [false, { HOST: '::' }],
    [false, { HOST: '192.0.2.1', PUBLIC_URL: 'http://localhost:3000' }],
    [false, { HOST: 'shop.example' }],
    [false, { TRUSTED_PROXIES: '127.0.0.1' }],
    [false, { DEMO: 'off' }],
  ])('allow simulators (%s) by %j: in a demo that says so, or on this machine alone', (allowed, source) => {
    expect(readEnv(source).hasSimulators).toBe(allowed);
  });

  it.each([
    ['SMTP_URL', 'mail.test'],
    ['SMTP_URL', 'https://mail.test'],
    ['SMTP_URL', 'smtp://mail.test/path'],
    ['MAIL_FROM', 'kami'],
    ['MAIL_FROM', 'Kami <kami@toko.test>, x@toko.test'],
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/id'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_DIRECT_URL', 'localhost:5432'],
    ['DEMO', 'yes'],
    ['DEMO_BUYERS', 'yes'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_MB', '99999'],
    ['COMMISSION', '5001'],
    ['COMMISSION', '2.5'],
    ['COD_FEE', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['SHOP_PHONE', 'call me'],
    ['SHOP_EMAIL', 'halo'],
    ['SHOP_REGISTRATION', 'x'.repeat(101)],
    ['SHOP_WHATSAPP', '08'],
    ['SUPABASE_URL', 'abcd.supabase.co'],
    ['SUPABASE_URL', 'https://abcd.supabase.co/auth/v1'],
    ['SUPABASE_ANON_KEY', 'a key'],
    ['AUTH_SIGNUP', 'no'],
    ['DESK_KEY', 'too short'],
    ['AUTH_CONFIRM_EMAIL', 'yes'],
    ['AUTH_SIGNING_KEY', 'secret'],
    ['AUTH_SIGNING_KEY', '{"kty":"oct","k":"c2VjcmV0"}'],
    ['AUTH_SIGNING_KEY', '{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', 'Not/A/Bucket'],
    ['S3_REGION', 'eu west'],
    ['BITESHIP_API_KEY', 'a key'],
    ['BITESHIP_WEBHOOK_TOKEN', 'short'],
  ])('refuse %s=%s with one sentence that names it', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^The setting ${name} must .+\\.$`)),
    ]);
  });

  it.each([
    [{ SUPABASE_URL: 'https://abcd.supabase.co' }, 'SUPABASE_URL and SUPABASE_ANON_KEY'],
    [{ SUPABASE_ANON_KEY: 'sb_publishable_x' }, 'SUPABASE_URL and SUPABASE_ANON_KEY'],
    [{ DATABASE_DIRECT_URL: 'postgres://db.example/shop' }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
    [{ BITESHIP_WEBHOOK_TOKEN: 'a-token-of-16-signs' }, 'BITESHIP_API_URL need BITESHIP_API_KEY'],
    [{ BITESHIP_API_URL: 'https://gateway.example' }, 'BITESHIP_API_URL need BITESHIP_API_KEY'],
    [{ MIDTRANS_API_URL: 'https://gateway.example' }, 'MIDTRANS_API_URL need MIDTRANS_SERVER_KEY'],
    [{ S3_BUCKET: 'pictures' }, 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY'],
    [{ S3_SECRET_KEY: 'x', S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT, S3_BUCKET'],
  ])('must be complete: %j', (given, names) => {
    expect(problemsOf(given)).toEqual([expect.stringContaining(names)]);
  });

  const keys = { MIDTRANS_SERVER_KEY: 'SB-Mid-server-x', BITESHIP_API_KEY: 'biteship_test.x' };

  it('name where Midtrans and Biteship answer, else the services themselves', () => {
    expect(readEnv(keys)).toMatchObject({
      midtrans: { apiUrl: 'https://api.sandbox.midtrans.com' },
      biteship: { apiUrl: 'https://api.biteship.com' },
    });
    const [MIDTRANS_API_URL, BITESHIP_API_URL] = [
      'https://gateway.example/midtrans/',
      'http://127.0.0.1:4000',
    ];
    expect(readEnv({ ...keys, MIDTRANS_API_URL, BITESHIP_API_URL })).toMatchObject({
      midtrans: { apiUrl: 'https://gateway.example/midtrans' },
      biteship: { apiUrl: BITESHIP_API_URL },
    });
  });

  it.each([
    'http://gateway.example',
    'ftp://127.0.0.1',
    'https://a:b@gateway.example',
    'gateway',
    'https://g.example/?a=1',
  ])('send no key to %s', (address) => {
    expect(problemsOf({ ...keys, MIDTRANS_API_URL: address, BITESHIP_API_URL: address })).toHaveLength(2);
  });

  it('require confirmed e-mails only when told so', () => {
    expect(readEnv({}).confirmEmail).toBe(false);
    expect(readEnv({ AUTH_CONFIRM_EMAIL: 'on' }).confirmEmail).toBe(true);
  });

  it('accept one signing key, or a set of them', () => {
    const jwk = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    const [one, two] = [jwk(), jwk()];
    expect(readEnv({ AUTH_SIGNING_KEY: JSON.stringify(one) }).signingKeys).toEqual([one]);
    expect(readEnv({ AUTH_SIGNING_KEY: JSON.stringify({ keys: [one, two] }) }).signingKeys).toEqual([
      one,
      two,
    ]);
    const { d: _, ...publicOnly } = one;
    expect(problemsOf({ AUTH_SIGNING_KEY: JSON.stringify(publicOnly) })).toHaveLength(1);
  });

  it('list every bad value at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'x', HOST: '?' })).toHaveLength(3);
  });
});
