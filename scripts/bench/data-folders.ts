import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { undoAtEnd } from '../ending.ts';
import { serving } from '../setup/node.mjs';
import { startShop } from './server-process.ts';

/** Longest time, in ms, that making a catalogue may take. */
const LONGEST = 45 * 60_000;
const root = path.resolve(import.meta.dirname, '../..');

/** Makes data folders below a folder, each once, when its size is first asked for. */
export function dataFolders(folder: string): (products: number) => Promise<string> {
  const made = new Map<number, Promise<string>>();
  return (products) => {
    const known = made.get(products) ?? make(path.join(folder, `shop-${products}`), products);
    made.set(products, known);
    return known;
  };
}

/** A folder that a shop has already run on, so that the next start finds everything in place. */
async function make(dataDir: string, products: number): Promise<string> {
  if (products > 0) await generate(dataDir, products);
  const shop = await startShop(dataDir);
  try {
    await shop.logged('The catalogue was read');
  } finally {
    await shop.stop();
  }
  return dataDir;
}

/** `npm run catalogue:generate` into a folder. */
async function generate(dataDir: string, products: number): Promise<void> {
  const command = path.join(root, 'scripts/catalogue-generate.ts');
  const child = spawn(process.execPath, [command, '--products', String(products)], {
    env: { PATH: process.env['PATH'] ?? '', ...serving.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LONGEST,
  });
  const forget = undoAtEnd(() => child.kill('SIGTERM') && once(child, 'exit'));
  let last = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    last = text.trim();
  });
  const [code] = await once(child, 'exit');
  forget();
  if (code !== 0) throw new Error(`${products} products could not be made (code ${code}): ${last}`);
}
