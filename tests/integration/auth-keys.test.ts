import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { askAuth, newAuthClient, signedUp } from './support/account-clients.ts';
import { preparedDataFolder, temporaryDataFolder } from './support/data-folder.ts';
import { startShop } from './support/shop.ts';

const KEY_FILE = 'auth-signing-key.json';
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });

it('a new signing key in front of the old one signs nobody out; alone it signs everybody out', async () => {
  const dataDir = preparedDataFolder();
  const [old, fresh] = [newKey(), newKey()];
  const start = (key: object) => startShop({ dataDir, settings: { AUTH_SIGNING_KEY: JSON.stringify(key) } });
  const before = await start(old);
  const { session, user } = await signedUp(before);
  await before.close();
  expect(fs.existsSync(path.join(dataDir, KEY_FILE))).toBe(false);

  const both = await start({ keys: [fresh, old] });
  const { keys } = (await askAuth(both, 'GET', '/.well-known/jwks.json')).json;
  expect(keys.map(({ x }: { x: string }) => x)).toEqual([fresh.x, old.x]);
  expect(JSON.stringify(keys)).not.toContain('"d"');
  expect((await newAuthClient(both).getUser(session.access_token)).data.user?.id).toBe(user.id);
  const renewed = await newAuthClient(both).refreshSession(session);
  expect(renewed.error).toBeNull();
  await both.close();

  const alone = await start(fresh);
  expect((await newAuthClient(alone).getUser(session.access_token)).error?.code).toBe('bad_jwt');
  expect((await newAuthClient(alone).getUser(renewed.data.session?.access_token)).error).toBeNull();
  expect((await newAuthClient(alone).refreshSession(session)).error?.code).toBe('refresh_token_not_found');
  await alone.close();
});

it('with DATABASE_URL the key is a row, on which all machines agree, and no file', async () => {
  const host = await startShop();
  const { host: socket, port, user = '', password, database } = host.pool.options;
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(String(password ?? ''))}`;
  const url = `postgres://${login}@/${database}?host=${encodeURIComponent(socket ?? '')}&port=${port}`;
  const machines = await Promise.all([
    startShop({ settings: { DATABASE_URL: url } }),
    startShop({ settings: { DATABASE_URL: url } }),
  ]);
  const [one, two] = machines;
  const { session } = await signedUp(one);
  expect((await newAuthClient(two).getUser(session.access_token)).error).toBeNull();
  expect((await newAuthClient(two).refreshSession(session)).error).toBeNull();
  const { rows } = await host.pool.query('select name, jwk from auth_keys');
  expect(rows).toEqual([{ name: 'signing', jwk: expect.objectContaining({ crv: 'P-256' }) }]);
  for (const machine of machines) {
    expect(fs.existsSync(path.join(machine.dataDir, KEY_FILE))).toBe(false);
    await machine.close();
  }
  await host.close();
});

it('a key file that is damaged stops the start with what to do', async () => {
  const dataDir = temporaryDataFolder();
  fs.mkdirSync(dataDir);
  fs.chmodSync(dataDir, 0o711);
  fs.writeFileSync(path.join(dataDir, KEY_FILE), '{"kty":"EC"', { mode: 0o600 });
  await expect(startShop({ dataDir })).rejects.toThrow(
    /key file .* cannot be read: restore it from a backup/,
  );
});
