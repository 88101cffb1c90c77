import type pg from 'pg';
import type { Database } from '#server/platform/database/connect.ts';

/** A shop's database that the test can take away. */
export function removableDatabase(database: Database): {
  database: Database;
  take: () => void;
  giveBack: () => void;
} {
  let isAway = false;
  const pool: pg.Pool = new Proxy(database.pool, {
    get(target, name) {
      if (isAway && (name === 'query' || name === 'connect')) {
        return () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
      }
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return {
    database: { ...database, pool, reading: pool },
    take: () => {
      isAway = true;
    },
    giveBack: () => {
      isAway = false;
    },
  };
}
