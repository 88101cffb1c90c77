// npm run catalogue:generate -- --products 1000000 [--any-shop]
import { parseArgs } from 'node:util';
import { seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { generateCatalogue } from '#server/modules/catalogue/generator/generate-catalogue.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

await runCommand(async ({ env, steps, open }) => {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, 'any-shop': { type: 'boolean', default: false } },
  });
  if (!/^[1-9]\d{0,6}$/.test(values.products ?? '')) {
    throw new SettingsError(
      'Say how many products to make, up to 9,999,999: npm run catalogue:generate -- --products 100000',
    );
  }
  const products = Number(values.products);
  const { setup } = await open();
  await migrateDatabase(setup);
  await seedDatabase(setup, { demo: env.demo, now: new Date() });
  await steps.run('Products', () =>
    generateCatalogue(setup, { products, anyShop: values['any-shop'], now: new Date() }),
  );
  steps.say(`Added ${products} products. A running shop shows them within a few seconds.`);
});
