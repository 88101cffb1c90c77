import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, hydrated, open, test } from './shop.ts';
import { signedIn } from './shopper.ts';

// Their texts are quoted in English; account-language.spec.ts is in Indonesian (P-SHOP-10).
test.use({ locale: 'en-US' });

const SESSION_KEY = 'sb-lokapasar-auth-token';

/** The address book of a new account. */
async function openBook(page: Page) {
  await signedIn(page);
  await page.goto('/profile?tab=addresses');
  await hydrated(page);
}

async function fillIn(page: Page, { recipient = 'Sari Wulandari', street = 'Jl. Dago 12' } = {}) {
  await page.getByLabel('Recipient').fill(recipient);
  await page.getByLabel('Mobile number').fill('0812 3456 7890');
  await page.getByLabel('Postal code').fill('40135');
  await page.getByLabel('Street, house number').fill(street);
}

const region = (page: Page) => page.getByRole('combobox', { name: 'District or village' });

test('an address is added by the keyboard, with its district by a part of the name, and is where parcels go', async ({
  page,
  context,
  watch,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openBook(page);
  await expect(page.getByText('No saved addresses.')).toBeVisible();
  await page.getByRole('link', { name: 'Add address' }).click();
  await fillIn(page);
  await region(page).pressSequentially('bandung');
  await expect(page.getByRole('option', { name: /^Andir/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(region(page)).toHaveValue('bandung');
  await expect(region(page)).toHaveAttribute('aria-expanded', 'true');
  await region(page).fill('coblong');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press('Enter');
  await expect(region(page)).toHaveValue('Coblong, Kota Bandung, Jawa Barat');
  // The first time the line breaks; nothing that was typed is lost (P-FORM-12).
  watch.allowFailure(/^\/profile/);
  await page.route('**/profile.data**', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Isianmu masih ada' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByRole('status').getByText('Address added')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Sari Wulandari' });
  await expect(card).toContainText('0812-3456-7890');
  await expect(card).toContainText('Coblong, Kota Bandung, Jawa Barat 40135');
  await expect(card.getByText('Default', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  // As in a browser that knows nothing: an open page of another tab learns it from the login (P-SHIP-20).
  await page.goto('/robots.txt');
  const session = await page.evaluate((key) => {
    const stored = localStorage.getItem(key) ?? '';
    localStorage.clear();
    return stored;
  }, SESSION_KEY);
  const other = await context.newPage();
  await open(other, '/faq');
  const place = other.getByRole('banner').getByRole('button', { name: /^Dikirim ke/ });
  await expect(place).toContainText('mana?');
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [SESSION_KEY, session] as const);
  await expect(place).toContainText('Dikirim ke Coblong');
});

test('a fault is shown at its field, and a typed text does not count as a district', async ({ page }) => {
  await openBook(page);
  await page.goto('/profile?tab=addresses&new=1');
  await hydrated(page);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Please enter who receives the parcel')).toBeVisible();
  await expect(page.getByLabel('Recipient')).toBeFocused();
  await fillIn(page);
  await region(page).fill('coblong');
  await region(page).press('Escape');
  await page.getByLabel('Postal code').fill('12190');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Please choose a district or village from the list')).toBeVisible();
  await region(page).fill('coblong bandung');
  await page.getByRole('option', { name: /^Coblong/ }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('This postal code is not of the province you chose.')).toBeVisible();
  await expect(page.getByLabel('Recipient')).toHaveValue('Sari Wulandari');
});

test('without scripts: search a district, choose it, change, make default, delete', async ({
  page,
  context,
  watch,
}) => {
  // A rejected form has status 422, which browsers log to the console.
  watch.allowFailure(/\/profile/);
  await openBook(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto('/profile?tab=addresses&new=1');
  await fillIn(page);
  await region(page).fill('menteng');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByLabel('Recipient')).toHaveValue('Sari Wulandari');
  await page.getByRole('radio', { name: 'Menteng, Kota Jakarta Pusat, DKI Jakarta', exact: true }).check();
  await page.getByLabel('Postal code').fill('10310');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address added')).toBeVisible();

  // One match needs no second step, and shows none.
  await page.getByRole('link', { name: 'Add address' }).click();
  await fillIn(page, { recipient: 'Budi' });
  await region(page).fill('xyzzy');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('There is no district or village called "xyzzy"')).toBeVisible();
  await region(page).fill('kec. coblong');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address added')).toBeVisible();

  await page.getByRole('button', { name: /^Use as default: .*Budi/ }).click();
  await expect(page.getByText('Default address changed')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Default' }).first()).toContainText('Budi');

  await page.getByRole('link', { name: /^Change: .*Sari/ }).click();
  await expect(region(page)).toHaveValue('Menteng, Kota Jakarta Pusat, DKI Jakarta');
  await page.getByText('More details').click();
  await page.getByLabel('Landmark').fill('Sebelah masjid');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Landmark: Sebelah masjid')).toBeVisible();

  await page.getByRole('button', { name: /^Delete: .*Budi/ }).click();
  await page.getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByText('Address deleted')).toBeVisible();
  await expect(page.getByText('Budi')).toHaveCount(0);
});
