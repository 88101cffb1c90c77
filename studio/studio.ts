// npm run studio [-- --ship-only]: renders the photographs that are missing and makes the shipped files of all.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { shipMeasures } from './measures.ts';
import { MASTERS, makeFolders, read, removeOthers, ship, shipBanner, shipReview } from './ship.ts';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '..');

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

/**
 * @param keys the render of each place, without its view
 * @param view `a`, the main one, or `w`, the wide one
 */
async function shipAll(
  keys: Readonly<Record<string, string | number>>,
  view: 'a' | 'w',
  before: Addresses,
  shipOne = ship,
): Promise<Addresses> {
  const made: Record<string, string> = {};
  for (const [place, key] of Object.entries(keys)) {
    const address = await shipOne(`${key}-${view}`, before[place]);
    if (address) made[place] = address;
  }
  return made;
}

type Views = Readonly<Record<string, readonly string[]>>;

/** The views of a product as `render.py` makes them, in the order of its page; the front pages' goods have more. */
const viewsOf = (id: number) => (id <= 19 ? ['a', 'b', 'c', 'd'] : ['a', 'd']);

async function shipProducts(ids: readonly number[], before: Views): Promise<Views> {
  const made: Record<string, string[]> = {};
  for (const id of ids) {
    const addresses: string[] = [];
    for (const [index, view] of viewsOf(id).entries()) {
      const address = await ship(`${id}-${view}`, before[id]?.[index]);
      if (address && (view === 'a' || addresses.length > 0)) addresses.push(address);
    }
    const measures = shipMeasures(id, path.join(ROOT, 'public'));
    if (measures) addresses.push(measures);
    if (addresses.length > 0) made[id] = addresses;
  }
  return made;
}

type Colours = Readonly<Record<string, Addresses>>;

/** What colours.json tells of a product: the colour that its main picture shows, if it is one, and the others. */
interface Palette {
  shown?: string;
  colours: Readonly<Record<string, unknown>>;
}

/** How `render.py` spells a colour in the name of a view (`_named` of kit/colourway.py). */
const viewOfColour = (option: string) => option.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

async function shipColours(palettes: Readonly<Record<string, Palette>>, main: Views, before: Colours) {
  const made: Record<string, Addresses> = {};
  for (const [id, { shown, colours }] of Object.entries(palettes)) {
    const first = main[id]?.[0];
    const addresses: Record<string, string> = shown && first ? { [shown]: first } : {};
    for (const option of Object.keys(colours)) {
      const address = await ship(`${id}-${viewOfColour(option)}`, before[id]?.[option]);
      if (address) addresses[option] = address;
    }
    if (Object.keys(addresses).length > 0) made[id] = addresses;
  }
  return made;
}

async function shipReviews(ids: readonly number[], before: Addresses): Promise<Addresses> {
  const made: Record<string, string> = {};
  for (const id of ids) {
    const address = await shipReview(`${id}-h`, before[id]);
    if (address) made[id] = address;
  }
  return made;
}

if (!process.argv.includes('--ship-only')) render();
makeFolders();
const seedFile = path.join(ROOT, 'db/seed/pictures.json');
const contentFile = (name: string) => path.join(ROOT, `app/content/${name}-photographs.json`);
const before = read(seedFile);
const places = read(path.join(HERE, 'places.json'));
const seeds = fs.globSync(path.join(ROOT, 'db/seed/products/*.json'));
const ids = seeds.flatMap((file): number[] => read(file).map(({ id }: { id: number }) => id));
ids.sort((a, b) => a - b);
const products = await shipProducts(ids, before.products);
const pictures = {
  products,
  colours: await shipColours(read(path.join(HERE, 'colours.json')), products, before.colours ?? {}),
  banners: await shipAll(places.banners, 'a', before.banners, shipBanner),
  categories: await shipAll(places.categories, 'w', before.categories),
  reviews: await shipReviews(ids, before.reviews ?? {}),
};
const blog = await shipAll(places.posts, 'w', read(contentFile('blog')));
const cart = await shipAll(places.cart, 'a', read(contentFile('cart')));
fs.writeFileSync(seedFile, `${JSON.stringify(pictures, null, 1)}\n`);
for (const [name, addresses] of Object.entries({ blog, cart })) {
  fs.writeFileSync(contentFile(name), `${JSON.stringify(addresses, null, 2)}\n`);
}
const photographs = removeOthers([pictures, blog, cart]);
console.info(`${Object.keys(pictures.products).length} products, ${photographs} photographs`);
