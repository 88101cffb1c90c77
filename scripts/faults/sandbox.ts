import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Fault } from './fault.ts';
import { withFault } from './plant.ts';
import { runNode } from './process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILD_LIMIT_MS = 180_000;
/** A copy of the project as it stands in the working tree, to plant faults in. The project itself stays untouched. */
export class Sandbox {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lokapasar-faults-'));
  readonly project = path.join(this.folder, 'project');

  constructor() {
    // As root the database runs under another account, which must be able to pass.
    fs.chmodSync(this.folder, 0o711);
    for (const file of projectFiles()) {
      const target = path.join(this.project, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.copyFileSync(path.join(ROOT, file), target);
    }
    this.#linkModules();
  }

  /** Each package is a link, the folder is not: what tools keep there stays in the copy. */
  #linkModules(): void {
    const modules = path.join(ROOT, 'node_modules');
    const target = path.join(this.project, 'node_modules');
    fs.mkdirSync(target);
    for (const name of fs.readdirSync(modules)) {
      if (!name.startsWith('.') || name === '.bin')
        fs.symlinkSync(path.join(modules, name), path.join(target, name));
    }
  }

  /** Builds the pages, which some tests ask for. No fault is in them. */
  async buildPages(): Promise<void> {
    const { code, output } = await runNode(['node_modules/@react-router/dev/bin.cjs', 'build'], {
      cwd: this.project,
      env: { NODE_ENV: 'production' },
      limitMs: BUILD_LIMIT_MS,
    });
    if (code !== 0) throw new Error(`Could not build the pages:\n${output.slice(-2000)}`);
  }

  /** Does some work while a fault is planted; the file is put back after. */
  async withPlanted<T>(fault: Fault, work: () => Promise<T>): Promise<T> {
    const file = path.join(this.project, fault.file);
    const sound = fs.readFileSync(file, 'utf8');
    const faulty = withFault(sound, fault);
    if (faulty === null) throw new Error(`${fault.file} has not one function called ${fault.in}`);
    try {
      fs.writeFileSync(file, faulty);
      return await work();
    } finally {
      fs.writeFileSync(file, sound);
    }
  }

  /** Deletes the copy. */
  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Tracked and new files of the working tree, without the ignored ones. */
function projectFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  // A file that was deleted is listed until the deletion is committed.
  return listed.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)));
}

/** The project's own text of a file; null when there is no such file. */
export function projectText(file: string): string | null {
  const place = path.join(ROOT, file);
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : null;
}
