import fs from 'node:fs';
import path from 'node:path';

/** How long, in ms, files of a build stay available for pages that were opened before the next one. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Copies the assets of the build that is about to be replaced to where the server finds them, and deletes
 * those that were replaced more than seven days ago. A file's modification time is the time of its
 * replacement.
 *
 * @param build the folder of the build
 * @param now in ms since 1970
 */
export function keepPreviousAssets(build: string, now: number): void {
  const [current, previous] = [path.join(build, 'client/assets'), path.join(build, 'previous-assets')];
  for (const file of filesIn(previous)) {
    if (fs.statSync(file).mtimeMs < now - KEPT_FOR_MS) fs.rmSync(file);
  }
  if (!fs.existsSync(current)) return;
  fs.mkdirSync(previous, { recursive: true });
  for (const file of filesIn(current)) {
    const kept = path.join(previous, path.basename(file));
    fs.copyFileSync(file, kept);
    fs.utimesSync(kept, now / 1000, now / 1000);
  }
}

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(folder, name));
}

if (import.meta.main) keepPreviousAssets(path.resolve(import.meta.dirname, '../build'), Date.now());
