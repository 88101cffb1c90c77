// npm run studio [-- --ship-only]: renders the photographs that are missing and makes the shipped files of all.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { webpName } from '#domain/catalogue/picture.ts';
import { encodePicture } from '#server/modules/catalogue/pictures/encode-picture.ts';
import { BANNERS, CART, CATEGORIES, POSTS } from './places.ts';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '..');
/** Where the renders lie: never committed, so that the repository holds the shipped files alone. */
const MASTERS = process.env['STUDIO_MASTERS'] ?? path.join(HERE, 'masters');
const PHOTOS = path.join(ROOT, 'public/images/photos');

function render(): void {
  const command = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', path.join(HERE, 'render.py')];
  const { error, status } = spawnSync('blender', command, {
    stdio: 'inherit',
    env: { ...process.env, STUDIO_MASTERS: MASTERS },
  });
  if (error)
    throw new Error(`Blender 3.4 or later, with python3-opencv and python3-pil, is needed: ${error.message}`);
  if (status !== 0)
    throw new Error(
      `Blender ended with ${status}: what failed stands above; npm run studio -- --ship-only ships the rest`,
    );
}

type Addresses = Readonly<Record<string, string>>;

const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** What was encoded before, by the master's name; a master that has not changed since is not encoded again. */
type Shipped = Record<string, { modified: number; hash: string }>;
const record = path.join(MASTERS, 'shipped.json');
const shipped: Shipped = fs.existsSync(record) ? read(record) : {};

/** @returns the address of the photograph: of its render, or of the one `before` while there is none here */
async function ship(name: string, before: string | undefined): Promise<string | undefined> {
  const file = path.join(MASTERS, 'finals', `${name}.png`);
  if (!fs.existsSync(file)) return before;
  const modified = fs.statSync(file).mtimeMs;
  const known = shipped[name];
  if (known?.modified === modified && fs.existsSync(path.join(PHOTOS, webpName(known.hash)))) {
    return `/images/photos/${webpName(known.hash)}`;
  }
  const { hash, files } = await encodePicture(fs.readFileSync(file), true);
  for (const [target, content] of files) fs.writeFileSync(path.join(PHOTOS, target), content);
  shipped[name] = { modified, hash };
  fs.writeFileSync(record, JSON.stringify(shipped));
  return `/images/photos/${webpName(hash)}`;
}

async function shipAll(keys: Addresses, before: Addresses): Promise<Addresses> {
  const made: Record<string, string> = {};
  for (const [place, key] of Object.entries(keys)) {
    const address = await ship(`${key}-a`, before[place]);
    if (address) made[place] = address;
  }
  return made;
}

type Views = Readonly<Record<string, readonly string[]>>;

/** The views of a product as `render.py` makes them, in the order of its page; the front pages' goods have more. */
const viewsOf = (id: number) => (id <= 19 ? ['a', 'b', 'c', 'd'] : ['a', 'd']);

async function shipProducts(before: Views): Promise<Views> {
  const seeds = fs.globSync(path.join(ROOT, 'db/seed/products/*.json'));
  const ids: number[] = seeds.flatMap((file) => read(file).map(({ id }: { id: number }) => id));
  const made: Record<string, string[]> = {};
  for (const id of ids.sort((a, b) => a - b)) {
    const addresses: string[] = [];
    for (const [index, view] of viewsOf(id).entries()) {
      const address = await ship(`${id}-${view}`, before[id]?.[index]);
      if (address && (view === 'a' || addresses.length > 0)) addresses.push(address);
    }
    if (addresses.length > 0) made[id] = addresses;
  }
  return made;
}

/** Deletes the files of photographs that no list names. */
function removeOthers(lists: unknown): number {
  const named = new Set(JSON.stringify(lists).match(/[0-9a-f]{20}(?=-640\.webp)/g));
  for (const name of fs.readdirSync(PHOTOS)) {
    if (!named.has(name.slice(0, 20))) fs.rmSync(path.join(PHOTOS, name));
  }
  return named.size;
}

if (!process.argv.includes('--ship-only')) render();
fs.mkdirSync(PHOTOS, { recursive: true });
const seedFile = path.join(ROOT, 'db/seed/pictures.json');
const contentFile = (name: string) => path.join(ROOT, `app/content/${name}-photographs.json`);
const before = read(seedFile);
const pictures = {
  products: await shipProducts(before.products),
  banners: await shipAll(BANNERS, before.banners),
  categories: await shipAll(CATEGORIES, before.categories),
};
const blog = await shipAll(POSTS, read(contentFile('blog')));
const cart = await shipAll(CART, read(contentFile('cart')));
fs.writeFileSync(seedFile, `${JSON.stringify(pictures, null, 1)}\n`);
for (const [name, addresses] of Object.entries({ blog, cart })) {
  fs.writeFileSync(contentFile(name), `${JSON.stringify(addresses, null, 2)}\n`);
}
const photographs = removeOthers([pictures, blog, cart]);
console.info(`${Object.keys(pictures.products).length} products, ${photographs} photographs`);
