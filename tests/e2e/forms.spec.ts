import fs from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { COMMON_PROBLEMS, describeProblem } from '#contracts/problem.ts';
import { readMail } from '../integration/support/read-mail.ts';
import { expect, open, test } from './shop.ts';

const OUTBOX = path.resolve(process.env['E2E_DATA_DIR'] || 'data', 'outbox');
const PDF = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const REFERENCE = /(PSN|LMR|NWS|LPR)-[0-9A-HJKMNP-TV-Z]{6}/;

/** An address that only this test uses: the shop mails one address three times an hour at most. */
const newAddress = (who: string) => `${who}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@contoh.id`;

/** The mails that went to an address so far. */
function mailsTo(address: string) {
  if (!fs.existsSync(OUTBOX)) return [];
  return fs
    .readdirSync(OUTBOX)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readMail(fs.readFileSync(path.join(OUTBOX, file), 'utf8')))
    .filter(({ headers }) => headers.get('to') === address);
}

/** The link to one of our pages in a mail to an address, once that mail has arrived. */
async function linkIn(address: string, page: string): Promise<string> {
  const links = () => mailsTo(address).flatMap((mail) => mail.links.filter((link) => link.includes(page)));
  await expect.poll(links).not.toEqual([]);
  const { pathname, search } = new URL(links()[0] ?? '');
  return pathname + search;
}

const post = (request: APIRequestContext, url: string, form: Record<string, string>) =>
  request.post(url, { form, headers: { Accept: 'application/json' } });

async function writeMessage(page: Page, given: { email: string; subject?: string }) {
  const form = page.getByRole('form', { name: 'Kirim Pesan' });
  await form.getByLabel('Nama').fill('Sari Wulandari');
  await form.getByLabel('Alamat e-mail').fill(given.email);
  await form.getByLabel('Perihal').fill(given.subject ?? 'Paket terlambat');
  await form.getByLabel('Pesan', { exact: true }).fill('Pesanan saya belum sampai.');
  await form.getByRole('button', { name: 'Kirim Pesan' }).click();
  return form;
}

test.describe('a message', () => {
  test('with faults keeps its text, and gets a reference number once corrected', async ({ page }) => {
    const email = newAddress('sari');
    await open(page, '/help-center?tab=kontak');
    const form = await writeMessage(page, { email: 'sari@' });
    await expect(form.getByLabel('Alamat e-mail')).toBeFocused();
    await expect(form.getByLabel('Alamat e-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Nama')).toHaveValue('Sari Wulandari');
    await expect(form.getByLabel('Pesan', { exact: true })).toHaveValue('Pesanan saya belum sampai.');

    await form.getByLabel('Alamat e-mail').fill(email);
    await form.getByRole('button', { name: 'Kirim Pesan' }).click();
    await expect(form.getByRole('status')).toContainText(REFERENCE);
    await expect(form.getByLabel('Nama')).toHaveValue('');
    const reference = REFERENCE.exec((await form.getByRole('status').textContent()) ?? '')?.[0] ?? '';
    await expect.poll(() => mailsTo(email).map(({ body }) => body.includes(reference))).toEqual([true]);
  });

  test('that the shop cannot store now keeps its text', async ({ page, watch }) => {
    watch.allowFailure('/api/messages');
    await open(page, '/help-center?tab=kontak');
    await page.route('/api/messages', (route) =>
      route.fulfill({ status: 503, json: describeProblem('unavailable', COMMON_PROBLEMS.unavailable) }),
    );
    const form = await writeMessage(page, { email: newAddress('sari') });
    await expect(form.getByRole('alert')).toContainText('Isiannya masih ada di sini');
    await expect(form.getByLabel('Nama')).toHaveValue('Sari Wulandari');
  });

  test('whose code cannot be loaded is not sent, keeps its text, and is sent once the code is loaded', async ({
    page,
    watch,
  }) => {
    watch.allowFailure(/\/assets\/(post-form|api)-/);
    await page.route(/\/assets\/post-form-/, (route) => route.abort());
    await open(page, '/help-center?tab=kontak');
    const form = await writeMessage(page, { email: newAddress('sari') });
    await expect(form.getByRole('alert')).toContainText('periksa koneksi, lalu kirim lagi');
    await expect(form.getByLabel('Nama')).toHaveValue('Sari Wulandari');
    await page.unroute(/\/assets\/post-form-/);
    await form.getByRole('button', { name: 'Kirim Pesan' }).click();
    await expect(form.getByRole('status')).toContainText(REFERENCE);
  });

  test('with two faults removes each as it is corrected, and the summary with the last', async ({ page }) => {
    await open(page, '/help-center?tab=kontak');
    const form = await writeMessage(page, { email: 'sari@', subject: 'ab' });
    await expect(form.getByRole('alert')).toContainText('Ada isian yang perlu diperbaiki');
    await form.getByLabel('Alamat e-mail').fill('sari@contoh.id');
    await expect(form.getByLabel('Alamat e-mail')).not.toHaveAttribute('aria-invalid');
    await expect(form.getByLabel('Perihal')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('alert')).toContainText('Ada isian yang perlu diperbaiki');
    await form.getByLabel('Perihal').fill('abc');
    await expect(form.getByRole('alert')).toBeEmpty();
  });

  test('of a robot gets the usual answer and is stored nowhere', async ({ request }) => {
    const email = newAddress('robot');
    const answer = await post(request, '/api/messages', { website: 'https://spam.example', email });
    expect(answer.status()).toBe(201);
    expect((await answer.json()).reference).toMatch(/^PSN-/);
    const real = newAddress('sari');
    await post(request, '/api/newsletter', { email: real });
    await expect.poll(() => mailsTo(real)).toHaveLength(1);
    expect(mailsTo(email)).toEqual([]);
  });

  test('posted by a page of another site is refused', async ({ request }) => {
    const answer = await request.post('/api/messages', {
      form: { email: 'sari@contoh.id' },
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status()).toBe(403);
  });
});

test.describe('a report', () => {
  test('leads from a product to a form that asks for details of another reason (P-FORM-9)', async ({
    page,
  }) => {
    await open(page, '/product/1');
    await page.getByRole('link', { name: 'Laporkan produk' }).click();
    const form = page.getByRole('form', { name: 'Laporkan Produk' });
    await form.getByLabel('Alasan laporan').selectOption('Alasan lain');
    await form.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expect(form.getByLabel('Keterangan')).toBeFocused();
    await form.getByLabel('Keterangan').fill('Fotonya bukan barang ini.');
    await form.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expect(form.getByRole('status')).toContainText(REFERENCE);
    await expect(form.getByLabel('Keterangan')).toHaveValue('');
  });

  test('of a shop goes out without scripts (P-FORM-9)', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/seller/1');
    await page.getByRole('link', { name: 'Laporkan toko' }).click();
    await page.getByLabel('Alasan laporan').selectOption('Kasar atau mengganggu');
    await page.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expect(page.getByRole('heading', { name: 'Laporanmu sudah kami terima' })).toBeVisible();
    await expect(page.getByText(/^LPR-/)).toBeVisible();
    await context.close();
  });
});

test.describe('a job application', () => {
  const apply = async (page: Page) => {
    await open(page, '/careers?posisi=penulis-konten');
    const form = page.getByRole('form', { name: 'Kirim Lamaran' });
    await form.getByLabel('Nama').fill('Budi Santoso');
    await form.getByLabel('Alamat e-mail').fill(newAddress('budi'));
    await form.getByLabel('Surat lamaran').fill('Saya senang menulis.');
    return form;
  };

  test('with a PDF, which the shop names in its own words, gets a reference number (P-FORM-13)', async ({
    page,
  }) => {
    const form = await apply(page);
    const resume = form.getByLabel('Resume');
    await expect(resume).toHaveAccessibleName('Resume (PDF) Pilih file PDF');
    await resume.setInputFiles(PDF);
    await expect(resume).toHaveAccessibleDescription(/cv\.pdf/);
    await expect(form.getByText('cv.pdf')).toBeVisible();
    // The browser's own words are not to be seen.
    expect((await resume.boundingBox())?.width).toBeLessThanOrEqual(1);
    await form.getByRole('button', { name: 'Kirim Lamaran' }).click();
    await expect(form.getByRole('status')).toContainText(/LMR-/);
  });

  test('with a file that only has the name of a PDF is refused, and the typed text stays', async ({
    page,
  }) => {
    const form = await apply(page);
    await form.getByLabel('Resume').setInputFiles({ ...PDF, buffer: Buffer.from('PK\x03\x04') });
    await form.getByRole('button', { name: 'Kirim Lamaran' }).click();
    await expect(form.getByText('File ini bukan PDF')).toBeVisible();
    await expect(form.getByLabel('Surat lamaran')).toHaveValue('Saya senang menulis.');
  });
});

test('the newsletter comes only to those who confirm, and leaves when asked (double opt-in)', async ({
  page,
}) => {
  const email = newAddress('rina');
  await open(page, '/blog');
  const box = page.locator('#buletin');
  await box.getByRole('textbox', { name: 'Alamat e-mail' }).fill(email);
  await box.getByRole('button', { name: 'Berlangganan' }).click();
  await expect(box.getByRole('status')).toContainText(/NWS-/);

  await open(page, await linkIn(email, '/newsletter/konfirmasi'));
  await page.getByRole('button', { name: 'Konfirmasi langganan' }).click();
  await expect(page.getByText('Langganan sudah aktif')).toBeVisible();

  await open(page, await linkIn(email, '/newsletter/berhenti'));
  await page.getByRole('button', { name: 'Berhenti berlangganan' }).click();
  await expect(page.getByText('Langganan dihentikan')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message leads to a page with its reference number', async ({ page }) => {
    await page.goto('/help-center?tab=kontak');
    await writeMessage(page, { email: newAddress('sari') });
    await expect(page).toHaveURL(/\/kirim\/berhasil\?ref=PSN-/);
    await expect(page.getByRole('main')).toContainText(REFERENCE);
  });

  test('a message with a fault says so, and going back restores the typed text', async ({ page, watch }) => {
    watch.allowFailure('/api/messages');
    await page.goto('/help-center?tab=kontak');
    const answer = page.waitForResponse('/api/messages');
    await writeMessage(page, { email: newAddress('sari'), subject: '     ' });
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Belum Terkirim');
    await expect(page.getByRole('main')).toContainText('Perihal');
    await page.goBack();
    await expect(page.getByRole('form', { name: 'Kirim Pesan' }).getByLabel('Nama')).toHaveValue(
      'Sari Wulandari',
    );
  });

  test('the newsletter is confirmed by its button, and an old link says so', async ({ page, watch }) => {
    watch.allowFailure('/newsletter/berhenti');
    const email = newAddress('rina');
    await page.goto('/blog');
    const box = page.locator('#buletin');
    await box.getByRole('textbox', { name: 'Alamat e-mail' }).fill(email);
    await box.getByRole('button', { name: 'Berlangganan' }).click();
    await expect(page).toHaveURL(/\/kirim\/berhasil\?ref=NWS-/);

    await page.goto(await linkIn(email, '/newsletter/konfirmasi'));
    await page.getByRole('button', { name: 'Konfirmasi langganan' }).click();
    await expect(page.getByText('Langganan sudah aktif')).toBeVisible();

    const out = await linkIn(email, '/newsletter/berhenti');
    for (const words of ['Langganan dihentikan', 'Tautan ini tidak dikenal']) {
      await page.goto(out);
      await page.getByRole('button', { name: 'Berhenti berlangganan' }).click();
      await expect(page.getByText(words)).toBeVisible();
    }
  });

  test('a job application is sent with its file', async ({ page }) => {
    await page.goto('/careers');
    const form = page.getByRole('form', { name: 'Kirim Lamaran' });
    await form.getByLabel('Nama').fill('Budi Santoso');
    await form.getByLabel('Alamat e-mail').fill(newAddress('budi'));
    await form.getByLabel('Surat lamaran').fill('Saya senang menulis.');
    await form.getByLabel('Resume').setInputFiles(PDF);
    await form.getByRole('button', { name: 'Kirim Lamaran' }).click();
    await expect(page).toHaveURL(/\/kirim\/berhasil\?ref=LMR-/);
  });
});
