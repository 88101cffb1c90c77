import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeedOutcome } from './modules/catalogue/catalogue.ts';
import type { PreparedSettings } from './modules/settings/settings.ts';
import { type Database, openDatabase } from './platform/database/connect.ts';
import { explainDamage } from './platform/database/damage.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { createLog } from './platform/log.ts';
import { prepareDataFolder } from './platform/settings/data-folder.ts';
import { type Env, readEnv } from './platform/settings/env.ts';
import { reportFailure, SettingsError } from './platform/settings/settings-error.ts';
import { bootSteps, formatDuration } from './platform/start/boot-steps.ts';
import { listenProblem } from './platform/start/listen-problem.ts';
import {
  isServingProcess,
  joinProcesses,
  ProcessFailed,
  reportToStarter,
  startProcesses,
} from './platform/start/processes.ts';
import { Shutdown } from './platform/start/shutdown.ts';
import type { ShopServerOptions } from './shop.ts';

/** How long, in ms, running requests may take at shutdown. */
const requestTime = 10_000;

const shutdown = new Shutdown();
// Of several processes only the first prints its steps.
const steps = bootSteps(isServingProcess ? () => {} : undefined);

/** Thrown between two steps of a start that was told to stop. */
class StartCancelled extends Error {}

/** What a development start brings; it serves with one process. */
type Development = Pick<ShopServerOptions, 'attachDevelopment'>;

/** Starts the shop. Ends this process when that fails or a signal says so. */
export function startShop(development?: Development): void {
  const started = start(development).catch(async (failure: unknown) => {
    const error = explainDamage(failure);
    if (error instanceof StartCancelled || (error instanceof ProcessFailed && shutdown.requested)) return;
    if (isServingProcess && error instanceof SettingsError) await reportToStarter(error);
    else if (!(error instanceof ProcessFailed)) reportFailure(error);
    await shutdown.close();
    process.exit(1);
  });
  // An interrupted start finishes its step first, so that nothing it started is left behind. Of several
  // processes the first gets the terminal's signals and ends the others.
  shutdown.listen(() => void started.then(stop), isServingProcess ? ['SIGTERM'] : undefined);
}

async function start(development: Development | undefined): Promise<void> {
  const begin = performance.now();
  const env = await step(
    'Settings',
    readEnv,
    (found) => `data in ${found.databaseUrl ? 'DATABASE_URL' : found.dataDir}`,
  );
  prepareDataFolder(env.dataDir);
  const log = createLog(env);
  const processes = development ? 1 : env.processes;
  const opening = step(
    'Database',
    () => openDatabase(env, log),
    ({ describe }) => describe,
  );
  // A process that only supervises serving processes needs none of it.
  if (!development && (isServingProcess || processes === 1)) loadAhead();
  const database = await opening;
  shutdown.add(() => database.close());
  const serveHere = () => serve({ env, database, log, ...development });
  if (isServingProcess) return joinProcesses(await serveHere());
  await step(
    'Migrations',
    () => migrate(database, log),
    (applied) => (applied === 0 ? 'up to date' : `${applied} applied`),
  );
  await step('Catalogue', () => seed(database, env), String);
  await step('Shipping', () => prepare(database), String);
  const prepared = await prepareStored(database, env);
  const port = await step(
    'Web server',
    () => (processes === 1 ? serveHere() : serveTogether(processes, log)),
    (used) => `port ${used}${processes === 1 ? '' : `, ${processes} processes`}`,
  );
  if (prepared.isExampleContact) {
    steps.say(
      'Notice: the shop shows example contact data; set your own in the console (/operator/settings), or SHOP_ADDRESS, SHOP_PHONE and SHOP_EMAIL before the first start.',
    );
  }
  if (prepared.overruled.length > 0) {
    steps.say(
      `Notice: the console has changed what these settings of the environment say, and its values hold: ${prepared.overruled.join(', ')}.`,
    );
  }
  if (env.smtpUrl === undefined) {
    steps.say(
      `Notice: mails become files in ${path.join(env.dataDir, 'outbox')}; set SMTP_URL to send them.`,
    );
  }
  if (env.hasSimulators && !(env.midtrans && env.biteship)) {
    const { simulatorKey } = await import('./platform/simulator-key.ts');
    steps.say(
      `Notice: payments and couriers are simulated, no money moves; their simulators answer to the key ${await simulatorKey(database.pool)}.`,
    );
  }
  if (env.demo && !env.hasSimulators && !(env.midtrans && env.biteship)) {
    steps.say(
      'Notice: HOST, PUBLIC_URL or TRUSTED_PROXIES opens this shop to others, so nothing is simulated: set DEMO=on for a demo, or MIDTRANS_SERVER_KEY and BITESHIP_API_KEY.',
    );
  }
  const year = await findUndecreedYear(database);
  if (year !== null) {
    steps.say(
      `Notice: the holidays of ${year} are not known, so days of arrival in it are estimates; enter them by npm run holidays.`,
    );
  }
  const invitation = await inviteOperator(database);
  if (invitation) {
    steps.say(
      `The operator's console opens once, within 72 hours, for whoever signs in and follows this link: ${env.publicUrl}${invitation}`,
    );
  }
  const owners = await openDemoOwners(database, env);
  if (owners.length > 0) {
    steps.say(
      'Owners of shops of this demo, for its seller centre (npm run demo:accounts gives new passwords):',
    );
    for (const owner of owners) steps.say(`  ${owner}`);
  }
  const address = `http://${hostForPeople(env.host)}:${port}`;
  log.info({ address }, 'Lokapasar runs');
  steps.say(`Lokapasar runs on ${address} (started in ${formatDuration(performance.now() - begin)})`);
}

async function step<T>(
  name: string,
  work: () => T | Promise<T>,
  describe: (result: T) => string,
): Promise<T> {
  if (shutdown.requested) throw new StartCancelled();
  return steps.run(name, work, describe);
}

async function serveTogether(count: number, log: ReturnType<typeof createLog>): Promise<number> {
  const processes = await startProcesses(count, log);
  shutdown.add(() => processes.stop());
  return processes.port;
}

/** @returns how many migrations were applied */
async function migrate({ setup }: Database, log: ReturnType<typeof createLog>): Promise<number> {
  const applied = await migrateDatabase(setup);
  const { prepareBackground } = await import('./background.ts');
  await prepareBackground(setup, log);
  return applied;
}

/** The modules are loaded late, so that PostgreSQL starts meanwhile. */
async function seed({ setup }: Database, { demo }: Env): Promise<SeedOutcome> {
  const { seedDatabase } = await import('./modules/catalogue/catalogue.ts');
  return seedDatabase(setup, { demo, now: new Date() });
}

/** The path by which the first operator comes in; null once somebody is invited. */
async function inviteOperator({ pool }: Database): Promise<string | null> {
  const { inviteFirstOperator } = await import('./modules/access/access.ts');
  const { createTransaction } = await import('./platform/database/transactions.ts');
  const token = await createTransaction(pool)(inviteFirstOperator);
  return token === null ? null : `/operator/open?token=${token}`;
}

/** How one comes into the first shops of a new demo. */
async function openDemoOwners({ pool }: Database, env: Env): Promise<string[]> {
  const { sayOwner, startDemoOwners } = await import('./modules/demo/demo.ts');
  const { createTransaction } = await import('./platform/database/transactions.ts');
  const owners = await startDemoOwners(createTransaction(pool), env);
  return owners.map((owner) => sayOwner(owner, env.publicUrl));
}

/** The year that needs its holidays now; null when its decree is known. */
async function findUndecreedYear({ pool }: Database): Promise<number | null> {
  const { findUndecreedYear: find } = await import('./modules/shipping/shipping.ts');
  const { createQuery } = await import('./platform/database/query.ts');
  return find(createQuery(pool));
}

/** Seeds the settings of the console from the environment. */
async function prepareStored({ pool }: Database, env: Env): Promise<PreparedSettings> {
  const { prepareSettings } = await import('./modules/settings/settings.ts');
  const { createTransaction } = await import('./platform/database/transactions.ts');
  return createTransaction(pool)((tx) => prepareSettings(tx, env));
}

async function prepare({ setup }: Database): Promise<string> {
  const { prepareShipping } = await import('./modules/shipping/shipping.ts');
  return prepareShipping(setup);
}

/**
 * Loads the serving code and the pages while PostgreSQL starts. An error here occurs again in {@link serve}.
 */
function loadAhead(): void {
  Promise.all([
    import('./shop.ts'),
    import('./site/render/renderer.ts').then(({ loadBuiltSite }) => loadBuiltSite()),
  ]).catch(() => {});
}

/** @throws SettingsError when the port is taken or the host is not an address of this machine */
async function serve(options: ShopServerOptions): Promise<number> {
  const { createShopServer } = await import('./shop.ts');
  const server = await createShopServer(options);
  shutdown.add(() => Promise.race([server.close(), sleep(requestTime, undefined, { ref: false })]));
  try {
    return (await server.listen()).port;
  } catch (error) {
    throw listenProblem(options.env, error);
  }
}

/** The host to type into a browser on this machine. */
function hostForPeople(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function stop(): Promise<void> {
  steps.say('Stopping: finishing the running requests ...');
  await shutdown.close();
  steps.say('Stopped.');
  process.exit(0);
}
