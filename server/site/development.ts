import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { createSite, type Site } from './render/renderer.ts';

/** `npm run dev`: pages from Vite's modules with hot updates instead of the build. Never loaded in production. */
export async function attachVite(app: FastifyInstance): Promise<Site> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  // The policy of the built pages does not allow Vite's own scripts and socket.
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('Content-Security-Policy');
  });
  app.addHook('onRequest', (request, reply, done) => {
    // What Vite answers itself does not reach the routes.
    reply.raw.once('finish', () => {
      if (!reply.sent) reply.hijack();
    });
    vite.middlewares(request.raw, reply.raw, done);
  });
  const newestBuild = async (): Promise<ServerBuild> => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment');
    return ssr.runner.import('virtual:react-router/server-build');
  };
  return createSite(newestBuild, 'development');
}
