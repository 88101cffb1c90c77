import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeId } from '#app/page-table.ts';
import { PAGES } from '#app/pages.ts';
import type { Desks } from '#server/modules/access/access.ts';
import type { Visit } from '#server/modules/identity/identity.ts';
import { type NotingSite, notingSite, OTHER, PRIVATE, SAME } from './support/noting-site.ts';

let site: NotingSite;
beforeAll(async () => {
  site = await notingSite({
    visit: () => ({ principal: async () => null }) as unknown as Visit,
    desks: { access: async () => ({ kind: 'log_in' }) } as unknown as Desks,
  });
});
afterAll(() => site.close());

const ROWS = PAGES.map((page) => ({
  path: page.path.replace('*', '/tidak/ada').replaceAll(/:\w+/g, '7'),
  // Whoever may not see a page of a desk gets the gate in its place, and the page never runs.
  route: page.desk ? 'routes/desk-gate' : routeId(page, PAGES),
}));

it.each(ROWS)(
  '$path has one spelling, and the router sees the row that the server saw',
  async ({ path, route }) => {
    for (const method of ['GET', 'POST']) {
      for (const spell of [...SAME, ...OTHER]) {
        const spelled = spell(path);
        const { status, asked } = await site.follow(method, spelled);
        const ran = site.takeRan();
        expect(status, `${method} ${spelled}`).toBeLessThan(500);
        for (const page of ran) {
          expect(page.isPrivate, `${method} ${spelled} as ${asked}, shown by ${page.route}`).toBe(
            PRIVATE.has(page.route),
          );
        }
        if (!SAME.includes(spell) || method !== 'GET' || spelled.includes('_routes=root')) continue;
        if (spelled.includes('.data?_routes=routes')) continue;
        expect(
          ran.map((page) => page.route),
          spelled,
        ).toEqual([route]);
      }
    }
  },
);
