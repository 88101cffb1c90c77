import { describe, expect, it } from 'vitest';
import { migratedDatabase } from './support/migrated-database.ts';
import { anOrderDesk } from './support/order-desk.ts';

const opened = migratedDatabase();

describe('questions for orders by number (P-BUY-14)', () => {
  it('are counted for a whole network of IPv6, whatever address in it asks', async () => {
    const desk = anOrderDesk(opened());
    const ask = async (address: string) => {
      const found = await desk.track({ number: 'LP261124AAAAAA', contact: '081234567890' }, address);
      return found.ok || found.error.code;
    };
    for (let nth = 1; nth <= 10; nth += 1) expect(await ask(`2001:db8:7:7::${nth}`)).toBe('not_found');
    expect(await ask('2001:db8:7:7:ffff::1')).toBe('too_many');
    expect(await ask('2001:db8:7:8::1')).toBe('not_found');
  });
});
