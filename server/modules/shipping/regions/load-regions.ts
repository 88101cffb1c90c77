import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { z } from 'zod';
import { factOf, storeFact } from '#server/platform/database/facts.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { withSetupLock } from '#server/platform/database/setup-lock.ts';

const require = createRequire(import.meta.url);

/** The fact with the version of the loaded data. */
const FACT = 'regions';

/** The files of the package, and a column list for each. */
const FILES = {
  provinces: 'code text, name text',
  regencies: 'code text, parent text, name text',
  districts: 'code text, parent text, name text',
  villages: 'code text, parent text, name text',
} as const;

/**
 * Loads the regions of Indonesia into the database, or updates them to the installed version, also at the
 * start after an upgrade. PostgreSQL reads the package's CSV files itself, so it takes about a second. All or
 * nothing, and once, however many processes start together.
 *
 * @returns how many regions were written; 0 when they were up to date
 */
export async function loadRegions(pool: pg.Pool): Promise<number> {
  const { folder, version } = findPackage();
  return withSetupLock(pool, async (client) => {
    if ((await loadedVersion(client)) === version) return 0;
    await client.query('begin');
    for (const [file, columns] of Object.entries(FILES)) {
      await client.query(`create temporary table ${file} (${columns}) on commit drop`);
      const copy = client.query(copyStreams.from(`copy ${file} from stdin with (format csv, header)`));
      await pipeline(fs.createReadStream(path.join(folder, `${file}.csv`)), copy);
    }
    const { rowCount } = await client.query(FILL);
    await createQuery(client)(storeFact(FACT, version));
    await client.query('commit');
    await client.query('analyze regions');
    return rowCount ?? 0;
  });
}

async function loadedVersion(client: pg.ClientBase): Promise<string | null> {
  const [row] = await createQuery(client)<{ value: string | null }>(sql`select ${factOf(FACT)} as value`);
  return row?.value ?? null;
}

function findPackage(): { folder: string; version: string } {
  const file = require.resolve('idn-area-data/package.json');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return { folder: path.join(path.dirname(file), 'data'), version };
}

/** Official names in the form that shoppers write. */
const shortName = (name: string) => `
  replace(replace(replace(${name},
    'Daerah Khusus Ibukota ', 'DKI '), 'Daerah Istimewa ', 'DI '), ' Administrasi ', ' ')`;

/** Like `searchWords` in search-words.ts: lower case, without apostrophes, other signs as spaces. */
const searchName = (name: string) => `
  trim(regexp_replace(translate(lower(${name}), '''’\`"', ''), '[^a-z0-9]+', ' ', 'g'))`;

const FILL = `
  with named as (
    select 1 as level, code, null as parent, ${shortName('name')} as name from provinces
    union all select 2, code, parent, ${shortName('name')} from regencies
    union all select 3, code, parent, name from districts
    union all select 4, code, parent, name from villages
  )
  insert into regions (code, level, parent_code, name, search_name)
  select code, level, parent, name, ${searchName('name')} from named
  on conflict (code) do update set name = excluded.name, search_name = excluded.search_name
  where regions.name <> excluded.name or regions.search_name <> excluded.search_name`;
