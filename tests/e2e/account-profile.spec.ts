import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { photo, signedIn } from './shopper.ts';

// Their texts are quoted in English; account-language.spec.ts is in Indonesian (P-SHOP-10).
test.use({ locale: 'en-US' });

/** Saves a phone number like another tab or device of the same shopper. */
async function savePhoneElsewhere(page: Page, phone: string) {
  const stored = await page.evaluate(() => localStorage.getItem('sb-lokapasar-auth-token') ?? '{}');
  const headers = { Authorization: `Bearer ${JSON.parse(stored).access_token}` };
  const saved = await page.request.put('/api/profile', { headers, data: { username: 'sari', phone } });
  expect(saved.status()).toBe(200);
}

test('the profile is loaded on each visit, and saving does not overwrite what was saved elsewhere', async ({
  page,
}) => {
  await signedIn(page);
  const tabs = page.getByRole('navigation', { name: 'Parts of my account' });
  await tabs.getByRole('link', { name: 'Orders' }).click();
  await savePhoneElsewhere(page, '0811');
  await tabs.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('0811');

  await savePhoneElsewhere(page, '0822');
  await page.getByLabel('Full name').fill('Sari Wulandari');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await sent).postDataJSON()).toEqual({ full_name: 'Sari Wulandari' });
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('0822');
  await expect(page.getByLabel('Full name')).toHaveValue('Sari Wulandari');
});

test('a wrong address moves the focus to its field', async ({ page }) => {
  await signedIn(page);
  await page.getByLabel('Username').fill('sari');
  await page.getByLabel('Address').fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please use at most 500 characters')).toBeVisible();
  await expect(page.getByLabel('Address')).toBeFocused();
});

const choose = async (page: Page, name: string) =>
  page.getByLabel('Choose a picture').setInputFiles({ name, mimeType: 'image/png', buffer: await photo() });

test('an upload whose code cannot be loaded says so, and can be retried', async ({ page, watch }) => {
  watch.allowFailure(/picture-store/);
  await signedIn(page);
  await page.route(/\/assets\/picture-store/, (route) => route.abort());
  await choose(page, 'foto.png');
  const upload = page.getByRole('button', { name: 'Upload' });
  await upload.click();
  await expect(page.getByText('Upload failed')).toBeVisible();
  await expect(page.getByText('You seem to be offline')).toBeVisible();
  await expect(upload).toBeEnabled();
});

test('of two pictures chosen one after the other the second one stays, even if it is ready first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { readAsDataURL } = FileReader.prototype;
    FileReader.prototype.readAsDataURL = function holdFirst(blob) {
      FileReader.prototype.readAsDataURL = readAsDataURL;
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const finishFirst = async () => {
        const read = new Promise((resolve) => this.addEventListener('loadend', resolve));
        readAsDataURL.call(this, blob);
        await read;
        await painted();
      };
      Object.assign(window, { finishFirst });
    };
  });
  await signedIn(page);
  await choose(page, 'satu.png');
  await page.waitForFunction(() => 'finishFirst' in window);
  await choose(page, 'dua.png');
  await expect(page.getByText('dua.png is chosen')).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'finishFirst')());
  await expect(page.getByText('dua.png is chosen')).toBeVisible();
  await expect(page.getByText('satu.png is chosen')).toHaveCount(0);
});
