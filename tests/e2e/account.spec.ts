import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './shop.ts';
import { logIn, newShopper, photo, recoveryLink, register, signedIn } from './shopper.ts';

// Their texts are quoted in English; account-language.spec.ts is in Indonesian (P-SHOP-10).
test.use({ locale: 'en-US' });

test('register, log in, fill in the profile, show a picture, sign out', async ({ page }) => {
  const shopper = newShopper();
  await register(page, shopper);
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(page.getByText('You can now log in')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();

  // Both fields stand filled in: one press leads into the account (P-ACC-3).
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil', exact: true })).toBeVisible();

  await page.getByLabel('Username').fill('sari');
  await page.getByLabel('Full name').fill('Sari Wulandari');
  await page.getByLabel('Phone').fill('0812 3456 7890');
  await page.getByLabel('Address').fill('Jl. Melati 1\nJakarta');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue('sari');
  await expect(page.getByLabel('Address')).toHaveValue('Jl. Melati 1\nJakarta');

  const upload = page.getByRole('button', { name: 'Upload' });
  await expect(upload).toBeDisabled();
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: await photo(),
  });
  await expect(page.getByAltText('Preview of the picture you chose')).toBeVisible();
  const sent = page.waitForRequest(/\/storage\/v1\/object\/avatars\//);
  await upload.click();
  await expect(page.getByText('Your profile picture has been updated successfully')).toBeVisible();
  expect((await sent).url()).toMatch(/\/avatars\/[0-9a-f-]{36}\/\d{13}\.png$/);
  await expect(upload).toBeDisabled();
  await page.reload();
  const picture = page.getByAltText('Your profile picture');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByLabel('Username')).toHaveValue('sari');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('You have been successfully logged out')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
});

/** Keeps the page from reading pictures until it may go on. */
async function holdPictures(page: Page) {
  const held = await page.evaluateHandle(() => {
    const read = window.createImageBitmap.bind(window);
    const { promise, resolve } = Promise.withResolvers<void>();
    window.createImageBitmap = async (source: ImageBitmapSource, options?: ImageBitmapOptions) => {
      await promise;
      return read(source, options);
    };
    return { resolve };
  });
  return { goOn: () => held.evaluate(({ resolve }) => resolve()) };
}

test('a picture can come before the profile, saving the profile sends a chosen one, other files are refused', async ({
  page,
}) => {
  await signedIn(page);
  const choose = async () =>
    page
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await photo() });
  await choose();
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Avatar updated')).toBeVisible();
  const first = await page.getByAltText('Your profile picture').getAttribute('src');
  // Saving waits for a picture that is still being made smaller.
  const work = await holdPictures(page);
  await choose();
  await page.getByLabel('Username').fill('sari');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await work.goOn();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByAltText('Your profile picture')).not.toHaveAttribute('src', first ?? '');
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file cannot be read as a picture')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
});

test('the forms report faults in the words of the product rules', async ({ page }) => {
  await open(page, '/auth');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('sari@contoh.id');
  await expect(page.getByText('Please enter a valid email address')).toBeHidden();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByLabel('Confirm password')).toBeVisible();
  await page.getByLabel('Email').fill('sari@contoh.id');
  await page.getByLabel('Password', { exact: true }).fill('rahasia');
  await page.getByLabel('Confirm password').fill('rahasia2');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('rahasia2');
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await expect(page.getByLabel('Confirm password')).toHaveValue('rahasia2');
});

test("a wrong password is reported with the service's message, and the typed text stays", async ({
  page,
  watch,
}) => {
  watch.allowFailure('/auth/v1/token?grant_type=password');
  await open(page, '/auth');
  await logIn(page, newShopper());
  await expect(page.getByRole('alert').getByText('Login failed')).toBeVisible();
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('rahasia-1');
});

test('an address that has an account cannot register again, nor can a common password', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/auth\/v1\/signup/);
  const shopper = newShopper();
  await register(page, shopper);
  await expect(page.getByText('Registration successful')).toBeVisible();
  await register(page, shopper);
  await expect(page.getByText('Registration failed')).toBeVisible();
  await expect(page.getByText('User already registered')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await register(page, { ...newShopper(), password: 'sayangku' });
  await expect(page.getByText('This password is too common')).toBeVisible();
});

test('the password can be shown, and its fields are marked for password managers', async ({ page }) => {
  await open(page, '/auth');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await open(page, '/auth?tab=register');
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
});

test('a login leads back to the page it was requested from, and never to another origin', async ({
  page,
}) => {
  await open(page, '/profile?tab=addresses');
  await expect(page).toHaveURL('/auth?next=%2Fprofile%3Ftab%3Daddresses');
  const shopper = newShopper();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByLabel('Confirm password')).toBeVisible();
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByLabel('Confirm password').fill(shopper.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('You can now log in')).toBeVisible();
  await logIn(page, shopper);
  await expect(page).toHaveURL('/profile?tab=addresses');
  await expect(page.getByText('No saved addresses.')).toBeVisible();
  for (const next of ['//evil.example', '/%5Cevil.example', 'https://evil.example', 'javascript:alert(1)']) {
    await page.goto(`/auth?next=${next}`);
    await expect(page).toHaveURL('/profile');
  }
});

test('two tabs: one signs in or out, the other follows without a toast', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await signedIn(page);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
  await other.getByRole('banner').getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(other.getByText('Login successful')).toBeHidden();
  await page.bringToFront();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL('/auth');
  await expect(other.getByText('Logged out')).toBeHidden();
});

test('a new password by mail, with a link that works once', async ({ page, browser, baseURL, watch }) => {
  watch.allowFailure(/\/auth\/v1\//);
  const shopper = await signedIn(page);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const elsewhere = await context.newPage();
  await open(elsewhere, '/auth');
  await elsewhere.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Send link' })).toBeVisible();
  await elsewhere.getByLabel('Email').fill(shopper.email);
  await elsewhere.getByRole('button', { name: 'Send link' }).click();
  await expect(elsewhere.getByText('Check your inbox')).toBeVisible();

  const link = await recoveryLink(shopper);
  await open(elsewhere, link);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere).toHaveURL('/auth/reset');
  await elsewhere.reload();
  await elsewhere.getByLabel('Password', { exact: true }).fill('rahasia-2');
  await elsewhere.getByLabel('Confirm password').fill('rahasia-2');
  await elsewhere.getByRole('button', { name: 'Save new password' }).click();
  await expect(elsewhere.getByText('Password changed')).toBeVisible();
  await expect(elsewhere).toHaveURL('/profile');
  await elsewhere.getByRole('button', { name: 'Sign Out' }).click();
  await expect(elsewhere).toHaveURL('/auth');

  await open(elsewhere, link);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByText('This link does not work any more')).toBeVisible();
  await open(elsewhere, '/auth');
  await logIn(elsewhere, shopper);
  await expect(elsewhere.getByText('Invalid login credentials')).toBeVisible();
  await logIn(elsewhere, { ...shopper, password: 'rahasia-2' });
  await expect(elsewhere).toHaveURL('/profile');
  await context.close();
});

test('the stored data can be downloaded', async ({ page }) => {
  const { email } = await signedIn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  expect(JSON.stringify(JSON.parse(Buffer.concat(chunks).toString('utf8')))).toContain(email);
});

test('an account is deleted after its password was asked for', async ({ page, watch }) => {
  watch.allowFailure('/api/account');
  watch.allowFailure('/auth/v1/token?grant_type=password');
  const shopper = await signedIn(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('falsch-falsch');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await logIn(page, shopper);
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
});

test('a wrong password is reported even if the dialog was closed before the answer', async ({
  page,
  watch,
}) => {
  watch.allowFailure('/api/account');
  await signedIn(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/account', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('falsch-falsch');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Deleting…')).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  answer.resolve();
  await expect(page.getByText('The account was not deleted')).toBeVisible();
  await expect(page.getByText('This is not your password')).toBeVisible();
});

test('the tabs of the account, with the real wishlist', async ({ page }) => {
  await signedIn(page);
  const tabs = page.getByRole('navigation', { name: 'Parts of my account' });
  await tabs.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText("You don't have any orders yet.")).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=orders');
  await tabs.getByRole('link', { name: 'Wishlist' }).click();
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
  await open(page, '/product/2');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await open(page, '/profile?tab=wishlist');
  await expect(page.getByRole('button', { name: 'Tambah ke Keranjang' })).toBeVisible();
  await open(page, '/profile?tab=unknown');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a shop that a signed-in user follows stays followed (P-SELL-5)', async ({ page }) => {
  await signedIn(page);
  await open(page, '/seller/2');
  const follow = page.getByRole('main').getByRole('button', { name: 'Follow Toko' });
  const stored = page.waitForResponse(/\/api\/follows\/2/);
  await follow.click();
  await expect(page.getByText('Berhasil mengikuti toko')).toBeVisible();
  expect((await stored).status()).toBe(204);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Mengikuti' }).click();
  await expect(page.getByText('Berhenti mengikuti toko')).toBeVisible();
});
