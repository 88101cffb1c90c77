import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, open, test } from './shop.ts';
import { photo, signedIn } from './shopper.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' });

test('somebody opens a shop on a phone and has the first product online (P-CENTRE-60, P-GOODS-3)', async ({
  page,
  context,
  watch,
}) => {
  const name = `Batik ${randomUUID().slice(0, 8)}`;
  await signedIn(page);
  await open(page, '/selling/daftar');
  await expectNoOverflow(page);
  await expectAccessible(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Nama toko').fill('Toko Resmi');
  await expect(page.getByText('Nama toko tidak boleh memuat')).toBeVisible();
  await field('Nama toko').fill(name);
  await expect(page.getByText('Nama ini bisa dipakai.')).toBeVisible();
  await field('Nama lengkap pemilik atau badan usaha').fill('Sari Wulandari');
  await field('NIK atau NPWP').fill('3375014101900001');
  await page.locator('[name=recipient]').fill('Sari');
  await page.locator('[name=phone]').fill('081234567890');
  await page.getByRole('combobox', { name: 'Kecamatan' }).fill('coblong bandung');
  await page.getByRole('option', { name: /^Coblong/ }).tap();
  await page.locator('[name=street]').fill('Jalan Dago 12');
  await field('Bank').fill('BCA');
  await field('Nomor rekening').fill('1234567890');
  await field('Nomor rekening sekali lagi').fill('1234567890');
  // What is posted after the session has ended comes back into the form (P-FORM-12).
  await context.clearCookies();
  await page.getByRole('button', { name: 'Buka Toko' }).tap();
  const registration = page.getByRole('form', { name: 'Mulai Berjualan' });
  await expect(registration.getByText('Isian itu kembali ke formulirnya')).toBeVisible();
  await expect(field('Nama toko')).toHaveValue(name);
  await expect(page.locator('[name=region_code]')).not.toHaveValue('');
  // Of several fields at fault the first one gets the focus, also one of the address.
  watch.allowFailure(/\/selling\/daftar/);
  await page.getByRole('button', { name: 'Buka Toko' }).tap();
  await expect(page.getByText('Centang persetujuan')).toBeVisible();
  await expect(page.locator('[name=postal_code]')).toBeFocused();
  await page.locator('[name=postal_code]').fill('40135');
  await page.getByLabel('Saya menyetujui Perjanjian Penjual').check();
  await page.getByRole('button', { name: 'Buka Toko' }).tap();
  await expect(page.getByText('Toko sudah dibuka.')).toBeVisible();
  const products = new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'Tambah Produk' }).tap();
  await expect(page.getByRole('heading', { name: 'Produk Baru' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  // Without a network nothing that is typed is lost, whatever is pressed (P-GOODS-3).
  watch.allowFailure(/\/drafts\//);
  const writing = new URL(page.url()).pathname;
  const session = await context.cookies();
  let failed = 0;
  await page.route(/\/drafts\//, async (route) => {
    failed += 1;
    await route.abort();
  });
  await field('Nama produk').fill(`Kaus ${name}`);
  await expect(page.getByText('Kami coba lagi begitu ada sinyal.')).toBeVisible();
  const before = failed;
  await page.getByRole('button', { name: 'Terbitkan' }).tap();
  await expect.poll(() => failed).toBeGreaterThan(before);
  await expect(field('Nama produk')).toHaveValue(`Kaus ${name}`);
  // It is tried again by itself, without the press.
  await page.unroute(/\/drafts\//);
  await expect(page.getByText('Tersimpan otomatis.')).toBeVisible();
  await context.clearCookies();
  await field('Nama produk').fill(`Kemeja ${name}`);
  await expect(page.getByRole('link', { name: 'Masuk lagi' })).toBeVisible();
  await context.addCookies(session);
  await open(page, writing);
  await expect(field('Nama produk')).toHaveValue(`Kaus ${name}`);
  await page.getByRole('button', { name: 'Pakai Isian Itu' }).tap();
  await expect(page.getByText('Tersimpan otomatis.')).toBeVisible();
  await open(page, writing);
  await expect(field('Nama produk')).toHaveValue(`Kemeja ${name}`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'kemeja.png',
    mimeType: 'image/png',
    buffer: await photo(),
  });
  await expect(page.getByText('Tersimpan otomatis.')).toBeVisible();
  // A second photo becomes the main one, what it shows comes along, and it is dragged back (P-GOODS-14).
  await page.locator('input[type=file]').setInputFiles({
    name: 'dekat.png',
    mimeType: 'image/png',
    buffer: await photo('#4fa0d0'),
  });
  await page.getByText('Tulis apa yang tampak di foto').tap();
  await field('Yang tampak di foto 2').fill('Dari dekat');
  await page.getByRole('button', { name: 'Jadikan utama, foto 2' }).tap();
  await expect(field('Yang tampak di foto 1')).toHaveValue('Dari dekat');
  await expectNoOverflow(page);
  await page
    .getByRole('img', { name: 'Foto 1', exact: true })
    .dragTo(page.getByRole('img', { name: 'Foto 2', exact: true }));
  await expect(field('Yang tampak di foto 2')).toHaveValue('Dari dekat');
  // What is typed after a press is offered beside the answer to it.
  const answer = Promise.withResolvers<void>();
  const isPublishing = (request: Request) => /intent=publish/.test(request.postData() ?? '');
  await page.route(/\/drafts\//, async (route) => {
    if (isPublishing(route.request())) await answer.promise;
    await route.continue();
  });
  const pressed = page.waitForRequest(isPublishing);
  await page.getByRole('button', { name: 'Terbitkan' }).tap();
  await pressed;
  await field('Nama produk').fill(`Kemeja Batik ${name}`);
  answer.resolve();
  await expect(page.getByText('Pilih kategorinya.')).toBeVisible();
  await expect(field('Nama produk')).toHaveValue(`Kemeja ${name}`);
  await page.getByRole('button', { name: 'Pakai Isian Itu' }).tap();
  await expect(field('Nama produk')).toHaveValue(`Kemeja Batik ${name}`);
  await page.unroute(/\/drafts\//);
  await expect(page.getByText('Tersimpan otomatis.')).toBeVisible();
  await field('Nama produk').fill(`Kemeja ${name}`);
  await field('Kategori').selectOption({ index: 1 });
  await field('Deskripsi').fill('Batik cap dari Bandung,\nkatun halus.\n\nJahitan rapi.');
  await page.getByText('Lihat tampilannya di halaman produk').tap();
  await expect(page.locator('details p', { hasText: 'Jahitan rapi.' })).toHaveText('Jahitan rapi.');
  await page.getByLabel('Nama spesifikasi 1', { exact: true }).fill('No. P-IRT');
  await page.getByLabel('Isi spesifikasi 1', { exact: true }).fill('2063471010012');
  await page.getByRole('button', { name: 'Terbitkan' }).tap();
  await expect(page.getByText('Nomor P-IRT terdiri dari 15 angka')).toBeVisible();
  await page.getByLabel('Isi spesifikasi 1', { exact: true }).fill('2063471010012-18');
  await field('Harga').fill('125.000');
  await field('Stok').fill('7');
  await field('Berat dikemas').fill('250');
  await page.getByRole('button', { name: 'Terbitkan' }).tap();
  await expect(page.locator(':focus')).toHaveText(/Produk tampil di toko/);
  await page.getByRole('link', { name: 'Lihat sebagai pembeli' }).tap();
  await expect(page.getByRole('heading', { name: `Kemeja ${name}` })).toBeVisible();
  await expect(page.getByText('Rp125.000').first()).toBeVisible();

  // By keyboard: the tab is ticked and hidden, and the focus is at what came of it (P-CENTRE-68).
  await open(page, products);
  await page.getByRole('link', { name: 'Langsung ke isi halaman' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tambah Produk' })).toBeFocused();
  await page.getByLabel('Pilih semua 1 di tab ini').focus();
  await page.keyboard.press('Space');
  await expect(page.getByLabel(/^Pilih Kemeja/)).toBeChecked();
  await expectNoOverflow(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sembunyikan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/1 produk disembunyikan/);
  // A search leaves the focus where it was typed, and its button where it was pressed.
  const search = page.getByRole('searchbox', { name: 'Cari di semua produk' });
  await search.fill('kemeja');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=kemeja/);
  await expect(search).toBeFocused();
  await search.fill(name);
  const find = page.getByRole('button', { name: 'Cari', exact: true });
  await find.press('Enter');
  await expect(page.getByLabel(/^Pilih Kemeja/)).toBeVisible();
  await expect(page).not.toHaveURL(/q=kemeja/);
  await expect(find).toBeFocused();
  // The way back from another page finds what was ticked.
  await page.getByLabel(/^Pilih Kemeja/).check();
  await page.getByRole('link', { name: 'Ubah stok cepat' }).click();
  await expect(page).toHaveURL(/\/stock$/);
  await page.goBack();
  await expect(page.getByLabel(/^Pilih Kemeja/)).toBeChecked();
});
