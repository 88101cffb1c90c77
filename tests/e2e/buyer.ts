import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';
import { newShopper } from './shopper.ts';

/** The phone that the shop is made for. */
export const PHONE = { width: 360, height: 740 };

/** A tab without scripts, on a phone. */
export async function plainPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setScriptExecutionDisabled', { value: true });
  return page;
}

/** Types a recipient in Tebet into the checkout's form, all but the district; a guest's e-mail too. */
export async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Nama penerima').fill('Sari Wulandari');
  await page.getByLabel('Nomor HP').fill(`0812${String(Date.now()).slice(-8)}`);
  await page.getByLabel('Kode pos').fill('12810');
  await page.getByLabel('Nama jalan, nomor rumah').fill('Jalan Melati 5, RT 1/RW 2');
  const email = page.getByLabel('Alamat e-mail');
  if (await email.isVisible()) await email.fill(newShopper().email);
}

/** Types an address with scripts, and waits for the couriers: the order keeps it. */
export async function saveAddress(page: Page): Promise<void> {
  await typeAddress(page);
  await page.getByLabel('Kecamatan atau kelurahan').pressSequentially('tebet jakarta');
  await page.getByRole('option', { name: /Tebet/ }).first().click();
  await expect(page.getByText(/^Estimasi tiba/).first()).toBeVisible();
}

/** Chooses a way to pay by the beginning of its name; its group may be folded. */
export async function chooseMethod(page: Page, name: string): Promise<void> {
  const method = page.locator('label', { has: page.locator('input[name=method]') }).filter({ hasText: name });
  const group = page.locator('details', { has: method });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  await method.getByRole('radio').check();
}

/** Types and saves an address without scripts. */
export async function saveAddressPlainly(page: Page): Promise<void> {
  await typeAddress(page);
  await page.getByLabel('Kecamatan atau kelurahan').fill('tebet');
  await page.getByRole('button', { name: 'Cari' }).click();
  await page.getByLabel(/^Tebet, Kota Jakarta Selatan/).check();
  await page.getByRole('button', { name: 'Simpan Alamat' }).click();
}

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target}`);
}
