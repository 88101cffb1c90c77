// npm run catalogue:import file.csv [-- --images folder --dry-run]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { importCatalogue } from '#server/modules/catalogue/import/import-catalogue.ts';
import { PICKUP_COLUMNS } from '#server/modules/catalogue/import/pickups.ts';
import { limitDecoders } from '#server/modules/catalogue/import/pictures.ts';
import { openBlobs } from '#server/platform/blobs/open-blobs.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { runCommand } from '#server/platform/start/command.ts';

await runCommand(async ({ env, steps, open }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { images: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) {
    throw new SettingsError(
      'Name the file to import: npm run catalogue:import products.csv -- --images pictures',
    );
  }
  limitDecoders();
  const { setup } = await open();
  await migrateDatabase(setup);
  // An import into a new database makes a shop of the operator's own: categories and tags, no demo goods.
  await seedDatabase(setup, { demo: false, now: new Date() });
  const result = await steps.run('Import', () =>
    importCatalogue(setup, {
      file: path.resolve(file),
      images: values.images === undefined ? undefined : path.resolve(values.images),
      store: openBlobs(env),
      dryRun: values['dry-run'],
      now: new Date(),
    }),
  );
  const verb = values['dry-run'] ? 'The file is fine. It would add' : 'Added';
  steps.say(
    `${verb} ${result.added} product(s) and ${result.sellers} seller(s), change ${result.changed} product(s), set ${result.pickups} pickup address(es).`,
  );
  if (result.withoutPickup.length > 0) {
    steps.say(
      `No courier can be booked for ${result.withoutPickup.join(', ')}: fill the columns ${PICKUP_COLUMNS.join(', ')} (docs/catalogue-import.md).`,
    );
  }
});
