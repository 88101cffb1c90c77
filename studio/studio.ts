// npm run studio [-- --ship-only]: renders the photographs that are missing and makes the shipped files of all.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { webpName } from '#domain/catalogue/picture.ts';
import { encodePicture } from '#server/pictures/encode-picture.ts';
import { BANNERS, CATEGORIES, POSTS } from './places.ts';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '..');
/** Where the renders lie: never committed, so that the repository holds the shipped files alone. */
const MASTERS = process.env['STUDIO_MASTERS'] ?? path.join(HERE, 'masters');
const PHOTOS = path.join(ROOT, 'public/images/photos');
/** Products of the front pages, which are shown from four sides. */
const MANY_SIDED = 19;

function render(): void {
  const command = ['-b', '--factory-startup', '-P', path.join(HERE, 'render.py')];
  const { error, status } = spawnSync('blender', command, {
    stdio: 'inherit',
    env: { ...process.env, STUDIO_MASTERS: MASTERS },
  });
  if (error)
    throw new Error(`Blender 3.4 or later, with python3-opencv and python3-pil, is needed: ${error.message}`);
  if (status !== 0) throw new Error(`Blender ended with ${status}`);
}

/** What was encoded before, by the master's name; a master that has not changed since is not encoded again. */
type Shipped = Record<string, { modified: number; hash: string }>;
const record = path.join(MASTERS, 'shipped.json');
const shipped: Shipped = fs.existsSync(record) ? JSON.parse(fs.readFileSync(record, 'utf8')) : {};
const kept = new Set<string>();

/** @returns the address of the photograph, or undefined while it has not been rendered */
async function ship(key: string, view = 'a'): Promise<string | undefined> {
  const name = `${key}-${view}`;
  const file = path.join(MASTERS, 'finals', `${name}.png`);
  if (!fs.existsSync(file)) return undefined;
  const modified = fs.statSync(file).mtimeMs;
  const known = shipped[name];
  if (known?.modified === modified && fs.existsSync(path.join(PHOTOS, webpName(known.hash)))) {
    kept.add(known.hash);
    return `/images/photos/${webpName(known.hash)}`;
  }
  const { hash, files } = await encodePicture(fs.readFileSync(file), true);
  for (const [target, content] of files) fs.writeFileSync(path.join(PHOTOS, target), content);
  shipped[name] = { modified, hash };
  fs.writeFileSync(record, JSON.stringify(shipped));
  kept.add(hash);
  return `/images/photos/${webpName(hash)}`;
}

async function shipAll(keys: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const [place, key] of Object.entries(keys)) {
    const address = await ship(key);
    if (address) made[place] = address;
  }
  return made;
}

async function shipProducts(): Promise<Record<string, string[]>> {
  const seeds = fs.globSync(path.join(ROOT, 'db/seed/products/*.json'));
  const ids: number[] = seeds.flatMap((file) =>
    JSON.parse(fs.readFileSync(file, 'utf8')).map(({ id }: { id: number }) => id),
  );
  const made: Record<string, string[]> = {};
  for (const id of ids.sort((a, b) => a - b)) {
    const addresses: string[] = [];
    for (const view of id <= MANY_SIDED ? ['a', 'b', 'c', 'd'] : ['a']) {
      const address = await ship(String(id), view);
      if (address && (view === 'a' || addresses.length > 0)) addresses.push(address);
    }
    if (addresses.length > 0) made[id] = addresses;
  }
  return made;
}

function removeOthers(): void {
  for (const name of fs.readdirSync(PHOTOS)) {
    if (!kept.has(name.slice(0, 20))) fs.rmSync(path.join(PHOTOS, name));
  }
}

if (!process.argv.includes('--ship-only')) render();
fs.mkdirSync(PHOTOS, { recursive: true });
const products = await shipProducts();
const pictures = { products, banners: await shipAll(BANNERS), categories: await shipAll(CATEGORIES) };
fs.writeFileSync(path.join(ROOT, 'db/seed/pictures.json'), `${JSON.stringify(pictures, null, 1)}\n`);
const forPages = { blog: await shipAll(POSTS), cart: await shipAll({ 1: '1', 8: '8' }) };
for (const [name, addresses] of Object.entries(forPages)) {
  const file = path.join(ROOT, `app/content/${name}-photographs.json`);
  fs.writeFileSync(file, `${JSON.stringify(addresses, null, 2)}\n`);
}
removeOthers();
console.info(`${Object.keys(products).length} products, ${kept.size} photographs`);
