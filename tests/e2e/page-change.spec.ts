import { expect, open, test } from './shop.ts';

test('a button counts as soon as its page is seen: nothing moves late, and nothing lies above it (P-SPEED-5)', async ({
  page,
}) => {
  await open(page, '/categories');
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/category-filters/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Makanan', exact: true }).click();
  const list = page.getByRole('region', { name: 'Makanan' });
  const before = await list.boundingBox();
  letCome();
  await expect(page.getByRole('complementary', { name: 'Filter Produk' })).toBeVisible();
  expect((await list.boundingBox())?.x).toBe(before?.x);

  // A fade between two pages would take all presses as long as it runs.
  await page.addStyleTag({ content: '::view-transition-group(*) { animation-duration: 60s }' });
  await list.getByRole('heading').getByRole('link').first().click();
  const zoom = page.getByRole('button', { name: 'Perbesar foto' });
  const at = await zoom.boundingBox();
  await page.mouse.click((at?.x ?? 0) + 10, (at?.y ?? 0) + 10);
  await expect(page.getByRole('dialog', { name: 'Foto besar' })).toBeVisible();
});
