import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { createElement } from 'react';
import type { ServerBuild } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openCatalogue } from '#server/modules/catalogue/catalogue.ts';
import { renderPage } from '#server/site/render/render-page.ts';
import { createSite } from '#server/site/render/renderer.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { publicServices } from './support/public-services.ts';

// The production React, not the slower one for development; it is chosen at load time.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const opened = migratedDatabase();
const PLANTED = 'globalThis.planted=1';

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The content of a page of the built shop, and the inline scripts that its policy names. */
async function show(url: string, change: (build: ServerBuild) => ServerBuild = (build) => build) {
  const { database } = opened();
  const { catalogue, close } = await openCatalogue({
    env: { readModelMaxProducts: 0 },
    database,
    log: { info: () => {}, warn: () => {} },
  });
  onTestFinished(() => close());
  const services = publicServices(catalogue, () => new Date('2026-11-21T05:00:00Z'));
  const file = path.resolve(import.meta.dirname, '../../build/server/index.js');
  const build: ServerBuild = await import(pathToFileURL(file).href);
  const request = new Request(`https://toko.test${url}`);
  const { body, headers } = await renderPage(createSite(change(build), 'production').render, services, {
    request,
  });
  const policy = headers.find(([name]) => name === 'content-security-policy')?.[1] ?? '';
  return { html: body.toString(), allowed: policy.match(/'sha256-[^']+'/g) ?? [] };
}

/** Inline scripts that a browser would run if allowed. */
const scriptsOf = (html: string) =>
  Array.from(
    html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    ([, code = '']) => code,
  );

/** An injection hole: a text that is written as HTML. */
const Hole = () => {
  const props = { dangerouslySetInnerHTML: { __html: `<script>${PLANTED}</script>` } };
  return createElement('div', props);
};

/** A build whose page of questions has the hole. */
function withHole(build: ServerBuild): ServerBuild {
  const route = build.routes['routes/faq'];
  if (!route) throw new Error('There is no page of questions');
  const holed = { ...route, module: { ...route.module, default: Hole } };
  return { ...build, routes: { ...build.routes, 'routes/faq': holed } };
}

it.each([
  '/',
  '/product/1',
  '/category/fashion',
  '/cart',
  '/kirim/gagal?form=messages&error=invalid',
  '/tidak/ada',
])('%s allows exactly its own inline scripts', async (url) => {
  const { html, allowed } = await show(url);
  const scripts = new Set(scriptsOf(html).map(sourceOf));
  expect(scripts.size).toBeGreaterThan(2);
  expect(new Set(allowed)).toEqual(scripts);
  expect(html).not.toContain('nonce');
});

it('a script injected through a hole is not allowed, and those of the page still are', async () => {
  const { html, allowed } = await show('/faq', withHole);
  expect(scriptsOf(html)).toContain(PLANTED);
  expect(allowed).not.toContain(sourceOf(PLANTED));
  expect(allowed.length).toBe(new Set(scriptsOf(html)).size - 1);
});

it.each([`</script><script>${PLANTED}</script>`, `<script nonce="x">${PLANTED}</script>`])(
  'a description %s is text, and no script is allowed for it',
  async (text) => {
    await opened().query(sql`update products set name = ${text}, description = ${text} where id = 1`);
    const { html, allowed } = await show('/product/1');
    expect(html).toContain('globalThis.planted=1');
    expect(scriptsOf(html)).not.toContain(PLANTED);
    expect(allowed).not.toContain(sourceOf(PLANTED));
  },
);
