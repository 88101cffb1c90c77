import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, signedUp } from './support/account-clients.ts';
import { buyingShop } from './support/buying-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { PlainBrowser } from './support/plain-browser.ts';
import { type Project, startProject } from './support/project.ts';
import { aMember } from './support/staff.ts';

const opened = migratedDatabase();
let project: Project;
let shop: Awaited<ReturnType<typeof buyingShop>>;
beforeAll(async () => {
  const { database, dataDir } = opened();
  project = await startProject();
  shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost', ...project.settings });
});
afterAll(async () => {
  await shop.close();
  await project.close();
});

it('an account of a hosted project opens the desk of the shop that it works for, and no other (P-DESK-13)', async () => {
  const { user, email } = await signedUp(project.backend);
  await aMember(opened(), 1, 'owner', user.id);
  const browser = new PlainBrowser(shop.origin);
  await browser.post('/auth', Object.entries({ email, password: PASSWORD, intent: 'login' }));
  expect((await browser.get('/selling/1')).status).toBe(200);
  expect((await browser.get('/selling/2')).status).toBe(404);
});

it('one that the project has deleted meanwhile opens none', async () => {
  const { user, email } = await signedUp(project.backend);
  await aMember(opened(), 1, 'owner', user.id);
  const browser = new PlainBrowser(shop.origin);
  await browser.post('/auth', Object.entries({ email, password: PASSWORD, intent: 'login' }));
  await project.backend.pool.query('delete from auth_users where id = $1', [user.id]);
  expect((await browser.get('/selling/1')).status).not.toBe(200);
});
