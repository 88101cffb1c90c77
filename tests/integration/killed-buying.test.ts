import { expect, it } from 'vitest';
import { crashStorm } from '#scripts/storm/crash-storm.ts';
import { preparedDataFolder } from './support/data-folder.ts';

it('buyers lose no money and no stock while programs and database are killed; npm run prove kills more', async () => {
  const { placed, paid, broken } = await crashStorm(preparedDataFolder(), ['all']);
  expect(broken).toEqual([]);
  expect(placed).toBeGreaterThanOrEqual(6);
  expect(paid).toBeGreaterThan(0);
});
