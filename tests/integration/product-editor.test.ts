import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skusForSale } from '#server/modules/catalogue/catalogue.ts';
import { publishImport } from '#server/modules/catalogue/shop-import/publish-import.ts';
import { sweepDrafts } from '#server/modules/catalogue/writing/sweep-drafts.ts';
import { textCell, xlsxFile } from '#server/platform/tables/xlsx.builder.ts';
import { buyingShop } from './support/buying-shop.ts';
import { demoOwners } from './support/demo-owner.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import type { PlainBrowser, PlainPage } from './support/plain-browser.ts';

/** The editor of a shop's products, by HTML forms alone (P-GOODS-3 to P-GOODS-6). */
const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof buyingShop>>;
let one: PlainBrowser;
let two: PlainBrowser;
beforeAll(async () => {
  const { database, dataDir } = opened();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
  const owners = await demoOwners(opened(), shop.origin, [1, 2]);
  const [first, second] = owners.map(({ browser }) => browser);
  if (!first || !second) throw new Error('Two owners were asked for');
  [one, two] = [first, second];
  const [place] = await opened().query<{ id: number }>(sql`select id from subcategories order by id limit 1`);
  TYPED['subcategory'] = String(place?.id);
});
afterAll(() => shop.close());

type Fields = Record<string, string>;

const TYPED: Fields = {
  name: 'Kemeja Batik Pekalongan Katun',
  description: 'Batik cap dari Pekalongan, katun halus, jahitan rapi.\nCuci dengan tangan.',
  'spec-key-0': 'Bahan',
  'spec-0': 'Katun',
  'choice-0': '[]',
  'price-0': '125.000',
  'stock-0': '12',
  'weight-0': '300',
  length: '30',
  width: '20',
  height: '4',
};

const versionOn = ({ html }: PlainPage) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
const picturesOn = ({ html }: PlainPage) =>
  [...html.matchAll(/<input[^>]*name="media"[^>]*>/g)].flatMap(
    ([tag]) => /value="([^"]+)"/.exec(tag)?.[1] ?? [],
  );

/** Posts the form of a page as a browser without scripts does, with what it shows of version and photos. */
const send = (
  browser: PlainBrowser,
  page: PlainPage,
  intent: string,
  fields: Fields,
  media = picturesOn(page),
) =>
  browser.post(page.path.split('?')[0] ?? '', [
    ['version', versionOn(page)],
    ...media.map((id): [string, string] => ['media', id]),
    ...Object.entries(fields),
    ['intent', intent],
  ]);

/** Adds a photo to a draft by a plain form. */
async function sendPhoto(
  browser: PlainBrowser,
  page: PlainPage,
  fields: Fields,
  background = '#7a3',
): Promise<PlainPage> {
  const [, draft = ''] = /drafts\/([0-9a-f-]{36})/.exec(page.path) ?? [];
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return browser.submit(page.path, [
    ['version', versionOn(page)],
    ...Object.entries(fields),
    ['media_purpose', 'product'],
    ['media_subject', draft],
    ['intent', 'save'],
    ['media_file', picture],
  ]);
}

const begin = (browser: PlainBrowser, number: number, press: [string, string]) =>
  browser.post(`/selling/${number}/products`, [press]);

async function published(browser: PlainBrowser, number: number, fields: Fields): Promise<number> {
  const page = await sendPhoto(browser, await begin(browser, number, ['new', '1']), fields);
  const done = await send(browser, page, 'publish', fields);
  expect(done.text).toContain('Produk tampil di toko');
  const [, id] = /href="\/product\/(\d+)"[^>]*>Lihat sebagai pembeli/.exec(done.html) ?? [];
  return Number(id);
}

/** Gives a product a specification that would be refused today; nobody touches it in what follows (P-GOODS-5). */
const OLD = { 'spec-key-0': 'Sertifikat halal', 'spec-0': 'Ya' };
const makeOld = (id: number) =>
  opened().query(sql`
    update products set specifications = '[{"key": "Sertifikat halal", "value": "Ya"}]' where id = ${id}`);

const stocksOf = (id: number) =>
  opened().query<{ options: string[]; price: number; original: number; stock: number; moved: number }>(sql`
    select k.options, k.price, k.original_price as original, i.stock, (select sum(quantity)::int from stock_moves where sku_id = k.id) as moved
    from skus k join inventory i on i.sku_id = k.id where k.product_id = ${id} and k.archived_at is null order by k.position`);

it('shows a draft as shoppers will see it, to its shop alone (P-GOODS-13)', async () => {
  const fields = Object.assign({}, TYPED, { 'price-0': '', length: '' });
  const page = await begin(one, 1, ['new', '1']);
  const preview = await send(one, page, 'preview', fields);
  expect(preview.path).toBe(`${page.path}/preview`);
  for (const text of [
    'Pembeli belum melihatnya',
    'Belum ada foto',
    'hal belum lengkap',
    TYPED['name'],
    'Katun',
  ])
    expect(preview.text).toContain(text);
  expect(preview.html).toContain('noindex');
  expect(preview.text).not.toContain('Keranjang');
  const whole = await send(one, await sendPhoto(one, await one.get(page.path), TYPED), 'preview', TYPED);
  expect(whole.text).toContain('Rp125.000');
  expect(whole.text).not.toContain('belum lengkap');
  const foreign = preview.path.replace('/selling/1/', '/selling/2/');
  expect([(await two.get(foreign)).status, (await two.get(preview.path)).status]).toEqual([404, 404]);
});

it('asks for the licences of its subcategory, and for no second number of one that stands there (P-GOODS-4)', async () => {
  const [toys] = await opened().query<{ id: number; asked: string[] }>(sql`
    select id, asked from subcategories where slug = 'mainan-edukasi'`);
  expect(toys?.asked).toEqual(['Nomor SNI']);
  const asks = async (fields: Fields) => {
    const page = await begin(one, 1, ['new', '1']);
    const typed = Object.assign({}, TYPED, { subcategory: String(toys?.id) }, fields);
    const { html } = await send(one, page, 'save', typed);
    return html.includes('value="Nomor SNI"');
  };
  expect(await asks({})).toBe(true);
  expect(await asks({ 'spec-key-0': 'SNI', 'spec-0': 'SNI ISO 8124-1:2010' })).toBe(false);
});

describe('a new product', () => {
  it('says at each field what it lacks, keeps what was typed, and is listed once it is whole', async () => {
    const page = await begin(one, 1, ['new', '1']);
    const lacking = await send(one, page, 'publish', {
      name: 'Bat',
      'choice-0': '[]',
      'price-0': '1.5',
      'stock-0': '',
    });
    expect(lacking.status).toBe(422);
    for (const sentence of [
      'Nama paling sedikit 5 karakter',
      'Pilih kategorinya',
      'Tambahkan paling sedikit satu foto',
      'Tulis angka bulat',
      'Isi stoknya',
      'Isi beratnya',
    ])
      expect(lacking.text).toContain(sentence);
    expect(lacking.html).toContain('value="Bat"');

    const id = await published(one, 1, TYPED);
    const shown = await one.get(`/product/${id}`);
    expect(shown.text).toContain('Kemeja Batik Pekalongan Katun');
    expect(shown.text).toContain('Rp125.000');
    expect(await stocksOf(id)).toEqual([
      { options: [], price: 125_000, original: 125_000, stock: 12, moved: 12 },
    ]);
    const [address = ''] = /\/images\/catalogue\/[0-9a-f]{20}-640\.webp/.exec(shown.html) ?? [];
    expect((await fetch(shop.origin + address)).status).toBe(200);
    const [row] = await opened().query<{ n: number }>(sql`
      select count(*)::int as n from audit_log where command = 'product.publish' and subject_id = ${String(id)}`);
    expect(row?.n).toBe(1);
  });

  it('that was blocked waits for the operator again when it is changed, and so does one of the first of a shop soon after', async () => {
    const { query, transaction } = opened();
    const id = await published(two, 2, TYPED);
    let said = '';
    const change = async (name: string, description: string) => {
      const page = await begin(two, 2, ['edit', String(id)]);
      said = (await send(two, page, 'publish', { ...TYPED, name, description })).text;
      const [found] = await query<{ state: string; reason: string | null }>(
        sql`select state, state_reason as reason from products where id = ${id}`,
      );
      return found;
    };
    const to = (state: string, reason: string | null) =>
      query(sql`update products set state = ${state}, state_reason = ${reason} where id = ${id}`);
    const text = 'Batik cap dari Solo, katun halus, jahitan rapi.';
    expect(await change('Kemeja Batik Solo', text)).toEqual({ state: 'listed', reason: null });
    await to('blocked', 'Foto milik toko lain');
    expect(await change('Kemeja Batik Solo', text)).toEqual({ state: 'review', reason: null });
    expect(said).toContain('Pembeli melihatnya setelah ditinjau dan disetujui.');
    await to('hidden', null);
    expect((await change('Kemeja Batik Solo', text))?.state).toBe('hidden');
    expect(said).toContain('pembeli melihatnya setelah kamu tampilkan lagi');

    await to('listed', null);
    await query(sql`update products set seller_id = 1 where seller_id = 2 and id <> ${id}`);
    await transaction((tx) => tx(sql`update shop_facts set value = 'off' where key = 'demo'`));
    try {
      expect((await change('Kemeja Batik Solo', `${text} Baru.`))?.state).toBe('listed');
      expect((await change('Kemeja Batik Lain', text))?.state).toBe('review');
      await to('listed', null);
      await query(sql`update products set created_at = created_at - interval '31 days' where id = ${id}`);
      expect((await change('Kemeja Batik Solo', text))?.state).toBe('listed');
    } finally {
      await transaction((tx) => tx(sql`update shop_facts set value = 'on' where key = 'demo'`));
    }
  });

  it('has a choice for each combination of its variants, which begin with the first price', async () => {
    const variants = {
      'variant-0': 'Warna',
      'options-0': 'Merah, Biru',
      'variant-1': 'Ukuran',
      'options-1': 'M; L',
    };
    const page = await sendPhoto(one, await begin(one, 1, ['new', '1']), { ...TYPED, ...variants });
    expect(page.text).toContain('Merah, L');
    const choices = ['Merah,M', 'Merah,L', 'Biru,M', 'Biru,L'].map((choice) => choice.split(','));
    const rows = Object.fromEntries(
      choices.flatMap((options, place) => [
        [`choice-${place}`, JSON.stringify(options)],
        [`price-${place}`, String(100_000 + place)],
        [`stock-${place}`, String(place)],
        [`weight-${place}`, '250'],
      ]),
    );
    const { 'choice-0': _c, 'price-0': _p, 'stock-0': _s, 'weight-0': _w, ...rest } = TYPED;
    const done = await send(one, page, 'publish', { ...rest, ...variants, ...rows });
    expect(done.text).toContain('Produk tampil di toko');
    const id = Number(/href="\/product\/(\d+)"[^>]*>Lihat sebagai pembeli/.exec(done.html)?.[1]);
    expect((await stocksOf(id)).map(({ options, price, stock }) => [options.join(), price, stock])).toEqual(
      choices.map((options, place) => [options.join(), 100_000 + place, place]),
    );
    const many = {
      'variant-0': 'A',
      'options-0': 'a,b,c,d,e,f,g,h,i,j,k',
      'variant-1': 'B',
      'options-1': 'a,b,c,d,e,f,g,h,i,j',
    };
    const again = await begin(one, 1, ['edit', String(id)]);
    const refused = await send(one, again, 'publish', { ...rest, ...rows, ...many });
    expect(refused.text).toContain('terlalu banyak pilihan');
  });
});

it('moves photos with what they show, fills empty choices, and gives back a choice that was cut (P-GOODS-14)', async () => {
  const begun = await sendPhoto(one, await begin(one, 1, ['new', '1']), TYPED);
  const [first = ''] = picturesOn(begun);
  const page = await sendPhoto(one, begun, { ...TYPED, media: first }, '#37a');
  const second = picturesOn(page)[1] ?? '';
  expect(page.html).toContain(`value="first ${second}"`);
  const shown = { ...TYPED, [`media_text ${first}`]: 'Dari depan', [`media_text ${second}`]: 'Dari dekat' };
  const moved = await send(one, page, 'save', { ...shown, media_move: `first ${second}` });
  expect(picturesOn(moved)).toEqual([second, first]);
  expect(moved.html).toMatch(/value="Dari dekat".*value="Dari depan"/s);

  const valuesOn = ({ html }: PlainPage) =>
    [...html.matchAll(/<input[^>]*name="(?:price|stock|weight)-\d"[^>]*>/g)].map(
      ([tag]) => /value="([^"]*)"/.exec(tag)?.[1],
    );
  const { 'choice-0': _c, 'price-0': _p, 'stock-0': _s, 'weight-0': _w, ...rest } = TYPED;
  const withColours = (options: string) => ({ ...rest, 'variant-0': 'Warna', 'options-0': options });
  const rows = {
    'choice-0': '["Merah"]',
    'price-0': '90000',
    'stock-0': '5',
    'weight-0': '250',
    'choice-1': '["Biru"]',
    'price-1': '95000',
    'stock-1': '',
    'weight-1': '',
  };
  const both = await send(one, moved, 'arrange', withColours('Merah, Biru'));
  const filled = await send(one, both, 'fill', { ...withColours('Merah, Biru'), ...rows });
  const values = ['90.000', '5', '250', '95.000', '5', '250'];
  expect(valuesOn(filled)).toEqual(values);
  const ofBoth = { ...rows, 'stock-1': '5', 'weight-1': '250' };
  const cut = await send(one, filled, 'arrange', { ...withColours('Merah'), ...ofBoth });
  expect(valuesOn(cut)).toEqual(values.slice(0, 3));
  const again = await send(one, cut, 'arrange', { ...withColours('Merah, Biru'), ...rows, 'choice-1': '[]' });
  expect(valuesOn(again)).toEqual(values);
});

describe('what a shop says of a product', () => {
  const SAID = { cod: 'on', 'not-returnable': 'final_sale' };

  it('is obeyed by its page, the checkout and later returns: cash on delivery, final sale, what photos show', async () => {
    const variants = { 'variant-0': 'Warna', 'options-0': 'Merah, Biru' };
    const page = await sendPhoto(one, await begin(one, 1, ['new', '1']), { ...TYPED, ...variants });
    const [photo = ''] = picturesOn(page);
    const said = { ...TYPED, ...SAID, ...variants, [`media_text ${photo}`]: 'Motif mega mendung dari dekat' };
    const rows = Object.fromEntries(
      ['Merah', 'Biru'].flatMap((option, place) => [
        [`choice-${place}`, JSON.stringify([option])],
        [`price-${place}`, '99000'],
        [`stock-${place}`, '4'],
        [`weight-${place}`, '250'],
        [`picture-${place}`, place === 1 ? photo : ''],
      ]),
    );
    const done = await send(one, page, 'publish', { ...said, ...rows });
    const id = Number(/href="\/product\/(\d+)"[^>]*>Lihat sebagai pembeli/.exec(done.html)?.[1]);
    const shown = await one.get(`/product/${id}`);
    expect(shown.text).toContain('Tidak bisa dikembalikan: final sale');
    expect(shown.text).not.toContain('Garansi');
    expect(shown.html).toContain('alt="Motif mega mendung dari dekat"');
    const skus = await opened().query<{ id: number; picture: string | null }>(
      sql`select id, image_url as picture from skus where product_id = ${id} order by position`,
    );
    expect(skus.map(({ picture }) => picture)).toEqual([null, photo]);
    const sold = await skusForSale(
      opened().query,
      skus.map((sku) => sku.id),
    );
    expect(sold.map(({ allowsCod, notReturnable }) => ({ allowsCod, notReturnable }))).toEqual([
      { allowsCod: true, notReturnable: 'final_sale' },
      { allowsCod: true, notReturnable: 'final_sale' },
    ]);

    const again = await begin(one, 1, ['edit', String(id)]);
    expect(again.html).toContain('value="Motif mega mendung dari dekat"');
    await send(one, again, 'publish', { ...TYPED, ...variants, ...rows, 'picture-1': '' });
    const [after] = await skusForSale(opened().query, [skus[1]?.id ?? 0]);
    expect(after).toMatchObject({ allowsCod: false, notReturnable: null, imageUrl: null });
    const pageNow = () => one.get(`/product/${id}`);
    // The page is cached until the process hears of the change.
    await expect.poll(async () => (await pageNow()).text).toContain('Bisa dikembalikan 7 hari');
    expect((await pageNow()).html).not.toContain('Motif mega mendung');
  });
});

describe('a listed product that is edited', () => {
  it('loses no sale that happens meanwhile, and takes nothing off that is not there any more', async () => {
    const id = await published(one, 1, TYPED);
    const sell = (pieces: number) =>
      opened().transaction(async (tx) => {
        await tx(sql`update inventory set stock = stock - ${pieces} where product_id = ${id}`);
        await tx(sql`insert into stock_moves (id, sku_id, kind, quantity, at)
          select gen_random_uuid()::text, sku_id, 'adjust', ${-pieces}, now() from inventory where product_id = ${id}`);
      });
    await makeOld(id);
    const page = await begin(one, 1, ['edit', String(id)]);
    await sell(3);
    await send(one, page, 'publish', { ...TYPED, ...OLD, 'stock-0': '20', 'price-0': '130000' });
    expect(await stocksOf(id)).toEqual([
      { options: [], price: 130_000, original: 130_000, stock: 17, moved: 17 },
    ]);

    const next = await begin(one, 1, ['edit', String(id)]);
    await sell(16);
    const refused = await send(one, next, 'publish', { ...TYPED, 'stock-0': '2', 'price-0': '130000' });
    expect(refused.text).toContain('Sementara itu ada yang terjual');
    expect((await stocksOf(id)).map(({ stock }) => stock)).toEqual([1]);
  });

  it('tells the second of two clerks what differs, and keeps what was typed', async () => {
    const id = await published(one, 1, TYPED);
    const page = await begin(one, 1, ['edit', String(id)]);
    const same = await begin(one, 1, ['edit', String(id)]);
    expect(same.path).toBe(page.path);
    await send(one, page, 'save', { ...TYPED, name: 'Kemeja Batik Solo' });
    const second = await send(one, same, 'save', {
      ...TYPED,
      description: 'Batik tulis dari Pekalongan, katun.',
    });
    expect(second.status).toBe(409);
    expect(second.text).toContain('Anggota toko lain baru saja menyimpan');
    expect(second.text).toContain('Kemeja Batik Solo');
    expect(second.html).toContain('Batik tulis dari Pekalongan, katun.');
    const stale = await send(one, same, 'publish', TYPED);
    expect(stale.status).toBe(409);
    const done = await send(one, second, 'publish', {
      ...TYPED,
      description: 'Batik tulis dari Pekalongan, katun.',
    });
    expect(done.text).toContain('Produk tampil di toko');
    expect((await one.get(`/product/${id}`)).text).toContain('Batik tulis dari Pekalongan');
  });

  it('is copied without its stock, and a draft that is thrown away is gone', async () => {
    const id = await published(one, 1, TYPED);
    const copy = await begin(one, 1, ['copy', String(id)]);
    expect(copy.html).toContain('value="Kemeja Batik Pekalongan Katun"');
    const refused = await send(one, copy, 'publish', { ...TYPED, 'stock-0': '' });
    expect(refused.text).toContain('Isi stoknya');
    const gone = await one.post(copy.path, [['intent', 'discard']]);
    expect(gone.text).toContain('Rancangan dibuang');
    expect((await one.get(copy.path)).status).toBe(404);
  });
});

describe('a draft', () => {
  it('that was left goes: unsaved after a day, unchanged after 90 days, and a list of products after 30 (P-GOODS-9)', async () => {
    const { query } = opened();
    const ages: readonly (readonly [version: number, days: number])[] = [
      [0, 0],
      [0, 2],
      [3, 2],
      [3, 89],
      [3, 91],
    ];
    const drafts = await Promise.all(
      ages.map(async ([version, days]) => {
        const page = await begin(one, 1, ['new', '1']);
        const [, id = ''] = /drafts\/([0-9a-f-]{36})/.exec(page.path) ?? [];
        await query(sql`
          update product_drafts set version = ${version}, changed_at = now() - make_interval(days => ${days}) where id = ${id}`);
        return id;
      }),
    );
    await query(sql`
      insert into product_imports (id, seller_id, file_name, heading, state, created_at, changed_at)
      select gen_random_uuid(), 1, 'basi.csv', '{}', state, now(), now() - interval '31 days'
      from unnest(array['checked', 'publishing', 'done']) state`);
    await sweepDrafts(query);
    const kept = await query<{ id: string }>(
      sql`select id from product_drafts where id = any(${sql.param(drafts)}::uuid[])`,
    );
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([drafts[0], drafts[2], drafts[3]]));
    const lists = await query<{ state: string }>(
      sql`delete from product_imports where file_name = 'basi.csv' returning state`,
    );
    expect(lists).toEqual([{ state: 'publishing' }]);
  });

  it('is nobody else’s to read, save, publish or fill with photos', async () => {
    const page = await begin(one, 1, ['new', '1']);
    const foreign = page.path.replace('/selling/1/', '/selling/2/');
    expect((await two.get(page.path)).status).toBe(404);
    expect((await two.get(foreign)).status).toBe(404);
    for (const intent of ['save', 'publish', 'autosave', 'discard'])
      await two.post(foreign, [
        ['version', '0'],
        ['name', 'Curian'],
        ['intent', intent],
      ]);
    expect((await one.get(page.path)).html).not.toContain('Curian');
    expect((await one.get(page.path)).status).toBe(200);
    const [product] = await opened().query<{ id: number }>(
      sql`select id from products where seller_id = 1 limit 1`,
    );
    for (const press of ['edit', 'copy'])
      expect((await begin(two, 2, [press, String(product?.id)])).status).toBe(422);
    const stolen = await send(two, await begin(two, 2, ['new', '1']), 'save', TYPED, [
      '/images/catalogue/00000000000000000000-640.webp',
    ]);
    expect(stolen.text).toContain('Salah satu foto tidak ada lagi');
  });
});

describe('a list of products (P-GOODS-20 to P-GOODS-23)', () => {
  const HEADING = 'No. Produk,Nama,Kategori,Deskripsi,Harga,Stok,Stok saat diunduh,Berat (gram)';
  const sendList = (browser: PlainBrowser, shopNumber: number, rows: readonly string[]) =>
    browser.submit(`/selling/${shopNumber}/import/file`, [
      ['file', Buffer.from([HEADING, ...rows].join('\n'))],
    ]);
  const TEXT = '"Kopi arabika dari Gayo, digiling sedang."';
  const stateOf = async (page: PlainPage) => (await one.get(page.path.split('#')[0] ?? '')).text;
  const ownProducts = () =>
    opened().query<{ n: number }>(sql`select count(*)::int as n from products where seller_id = 1`);

  it('changes nothing as it was downloaded, and comes as CSV and XLSX', async () => {
    await published(one, 1, TYPED);
    const csv = await fetch(`${shop.origin}/selling/1/products.csv`, { headers: { cookie: one.cookie } });
    const text = await csv.text();
    expect(text).toContain('Kemeja Batik Pekalongan Katun');
    const xlsx = await fetch(`${shop.origin}/selling/1/products.xlsx`, { headers: { cookie: one.cookie } });
    for (const file of [Buffer.from(text), Buffer.from(await xlsx.arrayBuffer())]) {
      const page = await one.submit('/selling/1/import/file', [['file', file]]);
      expect(page.text).toContain('Isi kolom');
      expect((await one.press(page, 'check')).text).toContain('File ini tidak mengubah apa pun');
    }
  });

  it('says every fault by its row before anything is written, and is then published as a whole', async () => {
    const id = await published(one, 1, TYPED);
    const [before] = await ownProducts();
    const broken = await sendList(one, 1, [
      `${id},,,,1.5,,,`,
      `,Kopi Gayo Bubuk 250 g,camilan,${TEXT},45000,30,,260`,
      `,Kopi Toraja 250 g,antah berantah,${TEXT},45000,30,,260`,
      `999999,,,,45000,,,`,
    ]);
    const report = await one.press(broken, 'check');
    for (const sentence of [
      '3 isian di 3 baris perlu diperbaiki',
      'Baris 2, Harga (tertulis "1.5"): Tulis angka bulat',
      'Baris 4, Kategori (tertulis "antah berantah"): Kategori ini tidak dikenal',
      'Baris 5, No. Produk (tertulis "999999"): Nomor ini tidak ada di toko ini',
    ])
      expect(report.text).toContain(sentence);
    expect((await one.press(broken, 'publish')).status).toBe(409);
    expect(await ownProducts()).toEqual([before]);

    const whole = await sendList(one, 1, [
      `${id},,,,140000,20,12,`,
      `,Kopi Gayo Bubuk 250 g,camilan,${TEXT},45000,30,,260`,
    ]);
    const checked = await one.press(whole, 'check');
    expect(checked.text).toContain('1 produk baru dan 1 produk berubah');
    expect(checked.text).toContain('1 produk baru belum punya foto');
    expect(await ownProducts()).toEqual([before]);
    expect((await two.get(checked.path)).status).toBe(404);
    const checkedAgain = await one.press(whole, 'check');
    expect((await one.press(checked, 'publish')).status).toBe(409);
    // It is being published, or already is.
    expect((await one.press(checkedAgain, 'publish')).status).toBe(200);
    await expect.poll(() => stateOf(checked)).toContain('Selesai: 1 produk baru dan 1 produk berubah');
    expect(await stocksOf(id)).toEqual([
      { options: [], price: 140_000, original: 140_000, stock: 20, moved: 20 },
    ]);
    const [added] = await opened().query<{ state: string; stock: number }>(sql`
      select p.state, (select sum(i.stock)::int from inventory i where i.product_id = p.id) as stock
      from products p where p.name = 'Kopi Gayo Bubuk 250 g'`);
    expect(added).toEqual({ state: 'hidden', stock: 30 });
    expect((await one.press(checked, 'publish')).status).toBe(409);

    const twice = await sendList(one, 1, [`,Kopi Gayo Bubuk 250 g,camilan,${TEXT},45000,30,,260`]);
    expect((await one.press(twice, 'check')).text).toContain('1 produk baru bernama sama dengan produk');
  });

  it('says once of a cell that a spreadsheet has made a date that nobody knows what was typed', async () => {
    const heading = ['Nama Produk', 'Deskripsi', 'Harga', 'Stok', 'Berat (kg)'];
    const texts = heading.map((name, at) => textCell(`${'ABCDE'[at]}1`, name)).join('');
    const product = ['Sandal Kulit Garut', 'Sandal dari kulit sapi asli.', '210.000', '8'];
    const cells = product.map((text, at) => textCell(`${'ABCD'[at]}2`, text)).join('');
    const sheet = `<row r="1">${texts}</row><row r="2">${cells}<c r="E2" s="1"><v>45992</v></c></row>`;
    const page = await one.submit('/selling/1/import/file', [['file', Buffer.from(xlsxFile(sheet))]]);
    const { text } = await one.press(page, 'check', { place: '1' });
    expect(text.match(/Baris 2, Berat/g)).toEqual(['Baris 2, Berat']);
  });

  it('takes the files of other systems as they are', async () => {
    const send = async (rows: readonly string[]) => {
      const page = await one.submit('/selling/1/import/file', [['file', Buffer.from(rows.join('\r\n'))]]);
      const [place] = await opened().query<{ id: number }>(
        sql`select id from subcategories where slug = 'camilan'`,
      );
      return one.press(page, 'check', { place: String(place?.id) });
    };
    const shopify = await send([
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Status',
      'keripik,Keripik Tempe Malang,"<p>Renyah &amp; gurih, digoreng dua kali.</p>",Snacks,Rasa,Asin,250,4,18000.00,https://cdn.shopify.com/1.jpg,active',
      'keripik,,,,,Pedas,250,0,19000.00,,',
      'keripik,,,,,,,,,https://cdn.shopify.com/2.jpg,',
      'dodol,Dodol Garut Ketan,"<p>Dodol ketan yang dimasak lama.</p>",Snacks,Title,Default Title,500,9,32000.00,,draft',
    ]);
    for (const sentence of [
      '2 produk baru dan 0 produk berubah',
      '2 produk baru belum punya foto',
      'Foto 1 produk ada di alamat situs lain',
      '1 produk baru berstatus draf, arsip, atau nonaktif',
    ])
      expect(shopify.text).toContain(sentence);
    await one.press(shopify, 'publish');
    await expect.poll(() => stateOf(shopify)).toContain('Selesai: 2 produk baru');
    const made = await opened().query(sql`
      select p.name, p.state, p.description, (select array_agg(k.price order by k.position) from skus k where k.product_id = p.id) as prices
      from products p where p.name in ('Keripik Tempe Malang', 'Dodol Garut Ketan') order by p.name desc`);
    expect(made).toMatchObject([
      { state: 'hidden', description: 'Renyah & gurih, digoreng dua kali.', prices: [18_000, 19_000] },
      { state: 'hidden', prices: [32_000] },
    ]);

    const tokopedia = await send([
      ';Informasi Produk;;;;;',
      'Pesan Error;Nama Produk*;Deskripsi Produk;Kode Kategori*;Berat* (Gram);Jumlah Stok*;Harga (Rp)*',
      ';Maksimal 70 karakter;Maksimal 2000 karakter;Lihat daftar kategori;Masukkan berat dalam gram;Masukkan jumlah stok produk;Masukkan harga dalam Rupiah',
      ';Sirup Markisa Medan;Sirup markisa asli dari Berastagi.;2903;700;12;Rp 45.000',
      ';Sirup Terong Belanda;Sirup terong belanda dari Medan.;2903;700;12;1,000',
    ]);
    expect(tokopedia.text).toContain('Baris 5, Harga (Rp)* (tertulis "1,000"): Tulis angka bulat');
    expect(tokopedia.text).toContain('Baris 3 berisi petunjuk pengisian, jadi dilewati');

    const woo = await send([
      'ID,Type,SKU,Name,Published,Description,Stock,Weight (kg),Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
      '44,variable,keripik-talas,Keripik Talas Bogor,1,Keripik talas dari Bogor.\\nRenyah.,,0.25,,"Makanan > Camilan, Promo",,Rasa,"Asin, Pedas"',
      '45,variation,,Keripik Talas Bogor - Asin,1,,5,,18000,,keripik-talas,Rasa,Asin',
      '46,variation,,Keripik Talas Bogor - Pedas,1,,2,0.3,19000,,id:44,Rasa,Pedas',
    ]);
    expect(woo.text).toContain('1 produk baru dan 0 produk berubah');
  });

  it('takes each sheet with products as a list, and says from which line on a file cannot be read', async () => {
    const sheet = (name: string) => {
      const rows = [
        ['Nama Produk', 'Harga'],
        [name, '45000'],
      ];
      return rows
        .map(
          (cells, at) =>
            `<row>${cells.map((text, place) => textCell(`${'AB'[place]}${at + 1}`, text)).join('')}</row>`,
        )
        .join('');
    };
    const file = xlsxFile(`<row>${textCell('A1', 'Petunjuk')}</row>`, sheet('Kopi Gayo'), sheet('Contoh'));
    const { text } = await one.submit('/selling/1/import/file', [['file', Buffer.from(file)]]);
    expect(text).toContain('File ini berisi 2 lembar produk');
    expect(text).toMatch(/file \(S[12]\).*file \(S[12]\)/);

    const old = Buffer.from('Nama,Harga\nTeh,9000\nKopi “Gayo”,9000'.replace(/[“”]/g, '\x93'), 'latin1');
    const refused = await one.submit('/selling/1/import/file', [['file', old]]);
    expect(refused.text).toContain('Baris 3: hurufnya bukan UTF-8');
  });

  const listOf = (page: PlainPage) => /import\/([0-9a-f-]{36})/.exec(page.path)?.[1] ?? '';

  /** A checked list that is accepted; no job knows of it, so that the test alone publishes it. */
  async function accepted(rows: readonly string[]): Promise<{ page: PlainPage; list: string }> {
    const page = await sendList(one, 1, rows);
    await one.press(page, 'check');
    const list = listOf(page);
    await opened().query(
      sql`update product_imports set state = 'publishing', changed_at = now() + interval '1 hour' where id = ${list}`,
    );
    return { page, list };
  }

  /** The one connection that waits for a lock. */
  async function waitingOne(): Promise<number> {
    const waiting = () =>
      opened().query<{ pid: number }>(sql`
        select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
    await expect.poll(waiting).toHaveLength(1);
    const [found] = await waiting();
    if (!found) throw new Error('Nobody waits any more');
    return found.pid;
  }

  it('whose publishing dies in the middle has written nothing, and is written as a whole afterwards', async () => {
    const ids = [await published(one, 1, TYPED), await published(one, 1, TYPED)];
    const [first = 0, second = 0] = ids;
    const { page, list } = await accepted([`${first},,,,150000,,,`, `${second},,,,150000,,,`]);
    const { query, transaction } = opened();
    const prices = async () => (await Promise.all(ids.map(stocksOf))).flat().map(({ price }) => price);
    await transaction(async (tx) => {
      await tx(sql`select from products where id = ${second} for update`);
      const dying = publishImport(opened(), list).catch(() => 'died');
      await query(sql`select pg_terminate_backend(${await waitingOne()}::int)`);
      expect(await dying).toBe('died');
    });
    expect(await prices()).toEqual([125_000, 125_000]);
    await publishImport(opened(), list);
    expect(await prices()).toEqual([150_000, 150_000]);
    await publishImport(opened(), list);
    expect(await stateOf(page)).toContain('Selesai');
  });

  it('that cannot be published goes back to its shop, which is told and may try again', async () => {
    const id = await published(one, 1, TYPED);
    const { page, list } = await accepted([`${id},,,,150000,,,`]);
    await opened().query(sql`update product_imports set tries = 5 where id = ${list}`);
    await publishImport(opened(), list);
    expect(await stateOf(page)).toContain('Penerbitan gagal karena gangguan di sistem kami');
    expect((await one.press(await one.get(page.path), 'publish')).status).toBe(200);
    await expect.poll(() => stateOf(page)).toContain('Selesai');
  });

  it('locks the stock in the order in which checkouts take it, whatever products it belongs to', async () => {
    const ids = [await published(one, 1, TYPED), await published(one, 1, TYPED)];
    const [first = 0, second = 0] = ids;
    const { query, transaction } = opened();
    // The first product's choice gets the higher number.
    await query(sql`update skus set archived_at = now() where product_id = ${first}`);
    const [late] = await query<{ id: number }>(sql`
      insert into skus (product_id, options, price, original_price, weight_grams, position)
      select product_id, options, price, original_price, weight_grams, position from skus where product_id = ${first}
      returning id`);
    await query(
      sql`insert into inventory (sku_id, product_id, stock) values (${late?.id ?? 0}, ${first}, 12)`,
    );
    const { list } = await accepted([`${first},,,,150000,,,`, `${second},,,,150000,,,`]);
    const publishing = await transaction(async (tx) => {
      await tx(sql`update inventory set stock = stock where product_id = ${second}`);
      const begun = publishImport(opened(), list);
      await waitingOne();
      await tx(sql`select from inventory where sku_id = ${late?.id ?? 0} for update nowait`);
      return { begun };
    });
    await publishing.begun;
    expect((await Promise.all(ids.map(stocksOf))).flat().map(({ price }) => price)).toEqual([
      150_000, 150_000,
    ]);
  });

  it('leaves the price of a promotion that begins while it is written', async () => {
    const id = await published(one, 1, TYPED);
    await makeOld(id);
    const { list } = await accepted([`${id},,,,,,,350`]);
    const publishing = await opened().transaction(async (tx) => {
      await tx(sql`select from products where id = ${id} for update`);
      const begun = publishImport(opened(), list);
      await waitingOne();
      await tx(sql`update skus set price = 99000 where product_id = ${id}`);
      return { begun };
    });
    await publishing.begun;
    const [sku] = await opened().query<{ price: number; weight: number }>(
      sql`select price, weight_grams as weight from skus where product_id = ${id}`,
    );
    expect(sku).toEqual({ price: 99_000, weight: 350 });
  });
});
