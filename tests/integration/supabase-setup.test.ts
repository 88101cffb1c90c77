import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/connect.ts';
import { readEnv } from '#server/platform/settings/env.ts';

const setup = fs.readFileSync(path.resolve('docs/supabase-setup.sql'), 'utf8');

/** The parts of a Supabase project that docs/supabase-setup.sql uses. */
const project = `
  create role anon nologin;
  create role authenticated nologin;
  create schema auth;
  create schema storage;
  create table auth.users (
    id uuid primary key, deleted_at timestamptz, banned_until timestamptz, is_anonymous boolean not null default false
  );
  create function auth.jwt() returns jsonb language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create function storage.foldername(name text) returns text[] language sql immutable
    as $$ select (string_to_array(name, '/'))[1:array_length(string_to_array(name, '/'), 1) - 1] $$;
  create table storage.buckets (
    id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (bucket_id text references storage.buckets, name text, primary key (bucket_id, name));
  alter table storage.objects enable row level security;
  grant usage on schema auth, storage, public to anon, authenticated;
  grant all on storage.objects to anon, authenticated;
  insert into storage.buckets (id) values ('other')`;

const [mine, others] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
let folder = '';
let database: Database;
let client: pg.PoolClient;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
  fs.chmodSync(folder, 0o711);
  database = await openDatabase(readEnv({ DATA_DIR: path.join(folder, 'data') }), {
    info: () => {},
    warn: () => {},
  });
  client = await database.pool.connect();
  await client.query(project);
  // Twice, because running it again must be harmless.
  await client.query(setup);
  await client.query(setup);
});
afterAll(async () => {
  client.release();
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

interface Claims {
  sub?: string;
  amr?: { method: string; timestamp: number }[];
}

/**
 * Runs a statement as Supabase's API would for a token, and rolls back; returns its rows, or the error's
 * code.
 */
async function as(role: 'anon' | 'authenticated', claims: Claims, ...statements: string[]) {
  await client.query('begin');
  try {
    await client.query(`insert into auth.users values ('${mine}'), ('${others}')`);
    await client.query(`insert into storage.objects values
      ('avatars', '${mine}/1.png'), ('avatars', '${others}/1.png'), ('other', '${mine}/1.png')`);
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
    await client.query(`set local role ${role}`);
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  } finally {
    await client.query('rollback');
  }
}

describe('the bucket', () => {
  it('is public and accepts pictures of up to 2 MB', async () => {
    const { rows } = await client.query(`select * from storage.buckets where id = 'avatars'`);
    expect(rows).toEqual([
      {
        id: 'avatars',
        name: 'avatars',
        public: true,
        file_size_limit: 2_097_152,
        allowed_mime_types: ['image/png', 'image/jpeg', 'image/webp'],
      },
    ]);
  });
});

describe('the policies: a shopper and the own folder', () => {
  const me = { sub: mine };
  const insert = (bucket: string, name: string) =>
    `insert into storage.objects values ('${bucket}', '${name}')`;

  it('sees, adds, replaces and removes there', async () => {
    expect(await as('authenticated', me, 'select name from storage.objects')).toEqual([
      { name: `${mine}/1.png` },
    ]);
    expect(await as('authenticated', me, insert('avatars', `${mine}/2.png`))).toEqual([]);
    const update = `update storage.objects set name = '${mine}/3.png' where bucket_id = 'avatars' returning name`;
    expect(await as('authenticated', me, update)).toEqual([{ name: `${mine}/3.png` }]);
    const remove = 'delete from storage.objects returning bucket_id, name';
    expect(await as('authenticated', me, remove)).toEqual([{ bucket_id: 'avatars', name: `${mine}/1.png` }]);
  });

  it.each([
    ['another’s folder', insert('avatars', `${others}/2.png`)],
    ['no folder', insert('avatars', '2.png')],
    ['another bucket', insert('other', `${mine}/2.png`)],
    ['moving out', `update storage.objects set name = '${others}/9.png' where bucket_id = 'avatars'`],
  ])('writes nowhere else: %s', async (_, statement) => {
    expect(await as('authenticated', me, statement)).toBe('42501');
  });

  it('a visitor sees and writes nothing', async () => {
    expect(await as('anon', {}, 'select name from storage.objects')).toEqual([]);
    expect(await as('anon', {}, insert('avatars', `${mine}/2.png`))).toBe('42501');
    expect(await as('anon', me, 'delete from storage.objects returning name')).toEqual([]);
  });
});

describe('delete_own_account()', () => {
  const call = 'select public.delete_own_account()';
  const now = () => Math.floor(Date.now() / 1000);
  const typed = (secondsAgo: number) => [{ method: 'password', timestamp: now() - secondsAgo }];
  const left = ['reset role', 'select id from auth.users order by id'];

  it('deletes the caller, who has just typed the password, and nobody else', async () => {
    expect(await as('authenticated', { sub: mine, amr: typed(10) }, call, ...left)).toEqual([{ id: others }]);
  });

  it.each<[string, 'anon' | 'authenticated', Claims]>([
    ['a visitor', 'anon', { sub: mine, amr: typed(10) }],
    ['a token without a user', 'authenticated', { amr: typed(10) }],
    ['a token of a password that was typed long ago', 'authenticated', { sub: mine, amr: typed(301) }],
    ['a token of a link', 'authenticated', { sub: mine, amr: [{ method: 'otp', timestamp: now() }] }],
    ['a token that does not say how', 'authenticated', { sub: mine }],
  ])('is refused to %s', async (_, role, claims) => {
    expect(await as(role, claims, call)).toBe('42501');
  });
});

describe('is_desk_account()', () => {
  const call = `select public.is_desk_account('${mine}') as may`;
  const changed = (change: string) => [
    `reset role`,
    `update auth.users set ${change}`,
    'set local role anon',
  ];

  it.each<[string, boolean, string[]]>([
    ['an account', true, []],
    ['one whose ban is over', true, changed(`banned_until = now() - interval '1 second'`)],
    ['a banned one', false, changed(`banned_until = now() + interval '1 hour'`)],
    ['a deleted one', false, changed('deleted_at = now()')],
    ['an anonymous one', false, changed('is_anonymous = true')],
    [
      'one that is gone',
      false,
      ['reset role', `delete from auth.users where id = '${mine}'`, 'set local role anon'],
    ],
  ])('of %s is %s, to whoever has the public key', async (_, may, before) => {
    expect(await as('anon', {}, ...before, call)).toEqual([{ may }]);
  });
});
