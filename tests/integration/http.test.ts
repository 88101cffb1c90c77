import { expect, it } from 'vitest';
import { preparedDataFolder } from './support/data-folder.ts';
import { startCommand } from './support/shop-command.ts';

/** A running shop's address. */
async function startShop(settings: Record<string, string>): Promise<string> {
  const shop = startCommand('build/program/main.js', { PORT: '0', LOG_LEVEL: 'silent', ...settings });
  const [, address = ''] = await shop.says(/Lokapasar runs on (\S+)/);
  return address;
}

/**
 * Votes for an unknown review, each time with another X-Forwarded-For, until one is refused; returns the
 * statuses.
 */
async function vote(address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let sender = 1; sender <= times && !statuses.includes(429); sender += 1) {
    const { status } = await fetch(`${address}/api/reviews/2000000000/helpful`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${sender}` },
      body: JSON.stringify({ visitorId: '6f1d2c3b-0000-4000-8000-000000000001' }),
    });
    statuses.push(status);
  }
  return statuses;
}

/** Votes that one sender may send in a minute. */
const LIMIT = 60;
/** More than one sender may send during the test, in which its limit recovers. */
const MANY = 250;

it('trusts X-Forwarded-For from TRUSTED_PROXIES only, so that no sender escapes a limit', async () => {
  const dataDir = preparedDataFolder();
  const open = await startShop({ DATA_DIR: dataDir });
  const behindProxy = await startShop({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1, ::1' });

  const byOne = await vote(open, MANY);
  expect(byOne.slice(0, LIMIT)).toEqual(Array.from({ length: LIMIT }, () => 404));
  expect(byOne.at(-1)).toBe(429);
  expect(new Set(await vote(behindProxy, MANY))).toEqual(new Set([404]));
});
