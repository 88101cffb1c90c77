import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectShown, open, test } from './shop.ts';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Kategori' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu kategori' });

test('the button opens the categories, and the pointer shows the subcategories of each (P-PAGE-21)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await open(page, '/faq');
  await button(page).hover();
  expect(asked).not.toContain('/api/categories');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  const categories = menu(page).locator('[data-category]');
  await expect(categories).toHaveCount(11);
  await expect(menu(page).getByRole('list', { name: 'Fashion' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Elektronik', exact: true }).hover();
  const electronics = menu(page).getByRole('list', { name: 'Elektronik' });
  await expect(electronics.getByRole('link')).toHaveCount(5);
  await expect(menu(page).getByRole('list', { name: 'Fashion' })).toBeHidden();
  await expectAccessible(page, 'header');
  await electronics.getByRole('link', { name: 'Smartphone' }).click();
  await expectShown(page, '/category/electronics?sub=smartphone');
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expectShown(page, '/faq');
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  expect(asked.filter((path) => path === '/api/categories')).toHaveLength(1);
});

test('the keyboard leads through the categories, and Escape back to the button (P-PAGE-21)', async ({
  page,
}) => {
  await open(page, '/faq');
  await expect(button(page)).toBeVisible();
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  const link = (name: string) => menu(page).getByRole('link', { name, exact: true });
  await expect(link('Fashion')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link('Elektronik')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link('Smartphone')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(link('Elektronik')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link('Smartphone')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(link('Fashion')).toBeVisible();
  await page.mouse.click(900, 700);
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that cannot be loaded says so, leads to all categories, and comes when it is opened again (P-PAGE-21)', async ({
  page,
  watch,
}) => {
  watch.allowFailure('/api/categories');
  await open(page, '/faq');
  await page.route('/api/categories', (route) => route.abort());
  await button(page).click();
  await expect(page.getByText('Kategori belum bisa dimuat.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Semua Kategori' })).toBeVisible();
  await button(page).click();
  await page.unroute('/api/categories');
  await button(page).click();
  await expect(menu(page).getByRole('link', { name: 'Fashion', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a link to all categories (P-PAGE-21)', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Kategori' }).click();
    await expect(page).toHaveURL('/categories');
  });
});
