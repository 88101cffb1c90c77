import { expect, it, onTestFinished } from 'vitest';
import { ATTACKED, attacksOn } from '#scripts/attack/attacks.ts';
import { startShop } from '#scripts/bench/server-process.ts';
import { preparedDataFolder } from './support/data-folder.ts';

it('the shop withstands every attack of npm run attack, in its short form', async () => {
  const dataDir = preparedDataFolder();
  const shop = await startShop(dataDir, ATTACKED);
  onTestFinished(() => shop.stop());
  for (const attack of attacksOn({ ...shop, dataDir }, 'short')) {
    const { figure, limit, stood } = await attack.run(shop);
    expect(stood, `${attack.name}: ${figure}, allowed: ${limit}`).toBe(true);
  }
});
