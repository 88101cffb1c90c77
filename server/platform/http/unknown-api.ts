import type { FastifyInstance } from 'fastify';
import { commonProblem, sendProblem } from './problem.ts';

/** Every address of the API, whether an endpoint answers there or not. */
const EVERYWHERE = ['/api', '/api/*'];

/**
 * Answers requests that no endpoint handles: 404 for an unknown path, 405 with `Allow` for an unsupported
 * method. Call it before the endpoints are registered, because it observes their registration.
 */
export function answerUnknownApi(api: FastifyInstance): void {
  const taken: { pattern: URLPattern; methods: readonly string[] }[] = [];
  api.addHook('onRoute', ({ url, method }) => {
    if (EVERYWHERE.includes(url)) return;
    taken.push({ pattern: new URLPattern({ pathname: url }), methods: [method].flat() });
  });
  for (const url of EVERYWHERE) {
    api.route({
      method: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
      url,
      // Before the body is read, because its type may be unknown.
      onRequest: async (request, reply) => {
        const [pathname = ''] = request.url.split('?');
        const allowed = taken
          .filter(({ pattern }) => pattern.test({ pathname }))
          .flatMap(({ methods }) => methods);
        if (allowed.length === 0) return sendProblem(reply, commonProblem('not_found'));
        reply.header('Allow', [...new Set(allowed)].sort().join(', '));
        return sendProblem(reply, commonProblem('method_not_allowed'));
      },
      handler: () => {},
    });
  }
}
