import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { expectAccess } from './route-access.ts';

describe('a route (P-DESK-1)', () => {
  const register = (url: string, config?: { needs: { desk: 'operator'; needs: 'operator.audit' } }) => {
    const app = Fastify();
    expectAccess(app);
    app.get(url, { ...(config && { config }) }, async () => 'ok');
  };

  it.each(['/operator/audit.csv', '/selling/:shop/labels', '/desk/live', '/apiary', '/orders/export'])(
    'that says neither stops the start: %s',
    (url) => {
      expect(() => register(url)).toThrow(`The route ${url} neither is public nor says what it needs`);
    },
  );

  it('that is public, or says what it needs, does not', () => {
    for (const url of ['*', '/api/sku/:id', '/healthz', '/favicon.svg', '/checkout/pay/:number/live'])
      register(url);
    register('/operator/audit.csv', { needs: { desk: 'operator', needs: 'operator.audit' } });
  });
});
