import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { createRenderer, type Renderer } from './renderer.ts';

/** `npm run dev`: pages from Vite's modules with hot updates instead of the build. Never loaded in production. */
export async function attachVite(app: FastifyInstance): Promise<Renderer> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    // What Vite answers itself never reaches the routes.
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
  return createRenderer(newestBuild, 'development');
}
