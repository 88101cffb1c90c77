import { data } from 'react-router';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import type { Services } from '#server/services.ts';

/**
 * The catalogue as pages see it: a database that is away becomes an answer of status 503, which the error page
 * explains to the shopper, instead of a bug of status 500.
 */
export function answering503(services: Services): Services {
  const catalogue = new Proxy(services.catalogue, {
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
  return { ...services, catalogue };
}
