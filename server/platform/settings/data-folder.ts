import fs from 'node:fs';
import { SettingsError } from './settings-error.ts';

/**
 * Creates the folder for everything the shop stores on this machine, and checks that it is usable.
 * @throws SettingsError when it is not
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    // 0711: the account of the database may pass through to its own folder, and nobody else can list
    // anything.
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    if (!fs.statSync(dataDir).isDirectory()) throw new Error('it is not a folder');
  } catch (error) {
    throw dataFolderProblem(dataDir, error);
  }
}

/** A sentence for a failed file operation below the folder. */
export function dataFolderProblem(dataDir: string, error: unknown): SettingsError {
  const reason = error instanceof Error ? error.message : String(error);
  return new SettingsError(`The folder DATA_DIR (${dataDir}) cannot be used: ${reason}.`);
}
