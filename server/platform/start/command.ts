import { type Database, openDatabase } from '../database/connect.ts';
import { explainDamage } from '../database/damage.ts';
import type { Log } from '../log.ts';
import { type Env, readEnv } from '../settings/env.ts';
import { reportFailure } from '../settings/settings-error.ts';
import { type BootSteps, bootSteps } from './boot-steps.ts';
import { Shutdown } from './shutdown.ts';

/** The context of a command line command. */
export interface CommandContext {
  readonly env: Env;
  readonly steps: BootSteps;
  /**
   * Opens the database; it is closed at the end of the command, also after an error.
   * @param url another database than that of the settings
   */
  open(url?: string): Promise<Database>;
}

/** Commands have no JSON log; failures reach the person through the command's own error. */
const quiet: Log = { info: () => {}, warn: () => {} };

const noOtherAddresses = { databaseDirectUrl: undefined, databaseReplicaUrl: undefined };

/**
 * Runs a command and sets the exit code: 0, or 1 with one sentence for each thing to correct. Ctrl-C closes
 * the database, which rolls back unfinished work.
 */
export async function runCommand(work: (context: CommandContext) => Promise<void>): Promise<void> {
  const shutdown = new Shutdown();
  shutdown.listen(() => void shutdown.close().then(() => process.exit(130)));
  try {
    const env = readEnv();
    const steps = bootSteps();
    await work({
      env,
      steps,
      open: async (url) => {
        // The other addresses of the settings belong to the shop's own database.
        const another = { dataDir: env.dataDir, databaseUrl: url, ...noOtherAddresses };
        const database = await openDatabase(url === undefined ? env : another, quiet);
        shutdown.add(() => database.close());
        steps.say(`Using ${database.describe}`);
        return database;
      },
    });
  } catch (error) {
    if (!shutdown.requested) reportFailure(explainDamage(error));
  } finally {
    await shutdown.close();
  }
}
