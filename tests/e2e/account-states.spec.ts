import type { Page } from '@playwright/test';
import { COMMON_PROBLEMS, describeProblem } from '#contracts/problem.ts';
import { expect, expectAccessible, expectNoOverflow, hydrated, open, test } from './shop.ts';
import { logIn, newShopper, register, signedIn } from './shopper.ts';

// Their texts are quoted in English; account-language.spec.ts is in Indonesian (P-SHOP-10).
test.use({ locale: 'en-US' });

/** Files of the account that a visitor must not download. */
const ACCOUNT_CODE = /\/assets\/(account-session|account-forms|picture-store|shrink-picture)/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

test('a visitor downloads no code of the account; a signed-in user does', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => ACCOUNT_CODE.test(script))).toEqual([]);
  await signedIn(page);
  expect(scripts.filter((script) => script.includes('picture-store'))).toEqual([]);
  scripts.length = 0;
  await open(page, '/');
  await expect.poll(() => scripts.filter((script) => script.includes('account-session'))).toHaveLength(1);
});

test('pages that need scripts say so without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [path, text] of [
    ['/auth?tab=forgot', 'Asking for a new password needs JavaScript'],
    ['/auth/reset?token_hash=a', 'Setting a new password needs JavaScript'],
  ] as const) {
    await page.goto(path);
    const sentence = page.getByRole('main').locator('noscript p');
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText(text);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
  await context.close();
});

test('a slow network: the button is busy, and a second press does nothing', async ({ page, watch }) => {
  watch.allowFailure(/\/auth\/v1\/token/);
  let requests = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/auth/v1/token**', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await open(page, '/auth');
  await logIn(page, newShopper());
  const busy = page.getByRole('button', { name: 'Logging in…' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  answer();
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  expect(requests).toBe(1);
});

test('offline, the service away, too many tries: said in a toast, and what was typed stays', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/auth\/v1\//);
  const limited = {
    status: 429,
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    body: '{"code":"over_request_rate_limit","message":"Request rate limit reached"}',
  };
  const away = { status: 503, body: '{"error":"unavailable"}' };
  await open(page, '/auth');
  for (const [answer, text] of [
    [null, 'An error occurred during login. You seem to be offline'],
    [away, 'An error occurred during login. The account service is not available right now'],
    [limited, 'Request rate limit reached'],
  ] as const) {
    await page.route('**/auth/v1/**', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await logIn(page, newShopper());
    await expect(page.getByRole('alert').getByText('Login failed')).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('rahasia-1');
    await page.unroute('**/auth/v1/**');
  }
  await page.route('**/auth/v1/**', (route) => route.fulfill(away));
  await register(page, newShopper());
  await expect(page.getByText('An error occurred during registration.')).toBeVisible();
});

test('says so when the backend requires a confirmed address', async ({ page }) => {
  await page.route('**/auth/v1/signup**', (route) =>
    route.fulfill({
      json: { id: '7b3f6c1e-0000-4000-8000-000000000000', aud: 'authenticated', email: 'a@b.id' },
    }),
  );
  const shopper = newShopper();
  await register(page, shopper);
  await expect(page.getByText('Please confirm your email address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByText(`We sent a mail to ${shopper.email}`)).toBeVisible();
  const asked = page.waitForRequest(/\/auth\/v1\/resend/);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ type: 'signup', email: shopper.email });
  await expect(page.getByText('another link is on its way')).toBeVisible();
});

test('a login with an unconfirmed address says so, and offers another mail', async ({ page, watch }) => {
  watch.allowFailure(/\/auth\/v1\/token/);
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      json: { code: 'email_not_confirmed', message: 'Email not confirmed' },
    }),
  );
  await open(page, '/auth');
  const shopper = newShopper();
  await logIn(page, shopper);
  await expect(page.getByText('Email not confirmed')).toBeVisible();
  await expect(page.getByText(`We sent a mail to ${shopper.email}`)).toBeVisible();
});

test('a confirmation link is spent by a button, leads to the login, and says when it is invalid', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/auth\/v1\/(verify|logout)/);
  await open(page, '/auth/confirm?type=signup&token_hash=unknown');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This link does not work any more')).toBeVisible();

  const session = await page.request.post('/auth/v1/signup', {
    headers: { apikey: 'lokapasar-embedded' },
    data: newShopper(),
  });
  const body = await session.text();
  await page.route('**/auth/v1/verify', (route) => route.fulfill({ contentType: 'application/json', body }));
  await open(page, '/auth/confirm?type=signup&token_hash=good');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Email address confirmed')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the link in a confirmation mail of a hosted project leads to the login, and its tokens go', async ({
  page,
}) => {
  await open(page, '/auth#access_token=a&refresh_token=b&expires_in=3600&type=signup');
  await expect(page.getByText('Email address confirmed')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await page.goto('/auth?again#error=access_denied&error_description=Email+link+is+invalid');
  await expect(page.getByText('Email link is invalid')).toBeVisible();
});

test('the phone menu leads to the profile once somebody is signed in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page);
  await page.locator('summary[aria-label$=menu]').click();
  await page.locator('.menu-sheet').getByRole('link', { name: 'Profil Saya' }).click();
  await expect(page.locator('.menu-sheet')).toBeHidden();
  await expect(page).toHaveURL('/profile');
});

test('a failed logout is reported, and the session stays', async ({ page, watch }) => {
  watch.allowFailure(/\/auth\/v1\/logout/);
  await signedIn(page);
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Failed to sign out')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await page.unroute('**/auth/v1/logout**');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
});

test('a profile that cannot be saved says so and can be retried', async ({ page, watch }) => {
  watch.allowFailure('/api/profile');
  await signedIn(page);
  await page.getByLabel('Username').fill('sari');
  await page.route('**/api/profile', (route) =>
    route.fulfill({ status: 503, json: describeProblem('unavailable', COMMON_PROBLEMS.unavailable) }),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Update failed')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('sari');
  await page.unroute('**/api/profile');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
});

test('a session that ended elsewhere ends here, and leads to the login', async ({ page, watch }) => {
  watch.allowFailure(/\/(auth\/v1|api)\//);
  await signedIn(page);
  await page.evaluate(() => {
    const key = 'sb-lokapasar-auth-token';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    const ended = { ...session, access_token: `${session.access_token}x`, refresh_token: 'aaaaaaaaaaaaaaaa' };
    localStorage.setItem(key, JSON.stringify({ ...ended, expires_at: 1 }));
  });
  await open(page, '/profile');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
});

test('a stored session that cannot be refreshed now is not deleted, and the page says why', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/auth\/v1\/token/);
  await signedIn(page);
  await page.evaluate(() => {
    const key = 'sb-lokapasar-auth-token';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/profile');
  await hydrated(page);
  await expect(page.getByText('You are still signed in')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
  // Answers again only for the reload by the click: the client's own retry would remove the link first.
  await page.route('**/profile', async (route) => {
    await page.unroute('**/auth/v1/token**');
    await route.continue();
  });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('without browser storage the session lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const shopper = newShopper();
  await register(page, shopper);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await logIn(page, shopper);
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.getByRole('link', { name: 'Lokapasar, ke beranda' }).first().click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/auth');
});

test('a form with faults is accessible and fits', async ({ page }) => {
  await open(page, '/auth?tab=register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});

test('the account is accessible and fits, with its dialog open too', async ({ page }) => {
  await signedIn(page);
  const tabs = page.getByRole('navigation', { name: 'Parts of my account' });
  for (const [tab, seen] of [
    ['Orders', "You don't have any orders yet."],
    ['Wishlist', 'Your wishlist is empty.'],
    ['Addresses', 'No saved addresses.'],
    ['Profile', 'Profile picture'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByText(seen, { exact: true })).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
      await expectAccessible(page, 'main');
    }
  }
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toBeHidden();
});
