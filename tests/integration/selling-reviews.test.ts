import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { PlainBrowser } from './support/plain-browser.ts';
import { sellingShop } from './support/selling-shop.ts';

/** The reviews of a shop at its desk, by HTML forms alone (P-CENTRE-11). */
const { opened, one, two } = sellingShop();

/** The last written review of shop 1 without a reply. */
async function unanswered(): Promise<number> {
  const [review] = await opened().query<{ id: number }>(sql`
    select r.id from reviews r join products p on p.id = r.product_id
    where p.seller_id = 1 and r.reply is null and r.hidden_at is null order by r.id desc limit 1`);
  return review?.id ?? 0;
}

const replyOf = async (id: number) =>
  (await opened().query<{ reply: string | null }>(sql`select reply from reviews where id = ${id}`))[0]?.reply;

const reply = (browser: PlainBrowser, path: string, id: number, text: string) =>
  browser.post(path, [
    ['review', String(id)],
    ['text', text],
  ]);

it('a shop replies to a review once, and then it stands under all of them alone', async () => {
  const id = await unanswered();
  const mark = `/ulasan/${id}/laporkan`;
  expect((await one().get('/selling/1/reviews')).html).toContain(mark);
  const empty = await reply(one(), '/selling/1/reviews', id, ' ');
  expect([empty.status, await replyOf(id)]).toEqual([422, null]);
  expect(empty.text).toContain('Tulis balasannya dulu');
  const sent = await reply(one(), '/selling/1/reviews', id, 'Terima kasih sudah berbelanja');
  expect([sent.status, await replyOf(id)]).toEqual([200, 'Terima kasih sudah berbelanja']);
  expect(sent.text).toContain('Balasan terkirim');
  expect(sent.html).not.toContain(mark);
  const all = await one().get('/selling/1/reviews?tampil=semua');
  expect(all.text).toContain('Terima kasih sudah berbelanja');
  const again = await reply(one(), '/selling/1/reviews', id, 'Sekali lagi');
  expect([again.status, await replyOf(id)]).toEqual([422, 'Terima kasih sudah berbelanja']);
  expect(again.text).toContain('Ulasan ini sudah dibalas');
});

it('filters by stars, and goes on by key', async () => {
  const [five] = await opened().query<{ n: number }>(sql`
    select count(*)::int as n from reviews r join products p on p.id = r.product_id
    where p.seller_id = 1 and r.hidden_at is null and r.rating = 5`);
  let [path, seen] = ['/selling/1/reviews?tampil=semua&bintang=5', 0];
  while (path !== '') {
    const page = await one().get(path);
    const shown = page.text.match(/\d dari 5/g) ?? [];
    expect(new Set(shown)).toEqual(new Set(['5 dari 5']));
    seen += shown.length;
    path = /href="([^"]*[?&;]before=\d+)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  }
  expect(seen).toBe(five?.n);
});

it('another shop can neither see nor reply to them, and a clerk of orders has no such page', async () => {
  const id = await unanswered();
  expect((await two().get('/selling/2/reviews?tampil=semua')).html).not.toContain(`/ulasan/${id}/laporkan`);
  expect((await reply(two(), '/selling/2/reviews', id, 'Halo')).status).toBe(422);
  expect((await reply(two(), '/selling/1/reviews', id, 'Halo')).status).toBe(404);
  expect(await replyOf(id)).toBeNull();
  await opened().transaction((tx) =>
    tx(sql`update memberships set role = 'order_clerk' where seller_id = 2 and ended_at is null`),
  );
  expect((await two().get('/selling/2/reviews')).status).toBe(403);
});
