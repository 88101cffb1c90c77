import { data } from 'react-router';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import type { Services } from '#server/services.ts';

/**
 * Wraps the services of pages: when the database is away, the answer has status 503, which the error page
 * explains, instead of a 500 for a bug.
 */
export function answering503(services: Services): Services {
  const { catalogue, addresses, regions, orders, checkout, payments, desks, selling, commands } = services;
  return {
    ...services,
    catalogue: answering(catalogue),
    addresses: answering(addresses),
    regions: answering(regions),
    orders: answering(orders),
    checkout: answering(checkout),
    payments: answering(payments),
    desks: answering(desks),
    selling: answering(selling),
    commands: answering(commands),
  };
}

/** The same functions, throwing a 503 response where the database is away. */
export function answering<T extends object>(asked: T): T {
  return new Proxy(asked, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        try {
          return await member.apply(target, args);
        } catch (error) {
          if (error instanceof DatabaseUnavailable) throw data(null, { status: 503 });
          throw error;
        }
      };
    },
  });
}
