import type { FastifyInstance } from 'fastify';
import { OPERATOR_PATH } from '#domain/paths.ts';
import { type ActContext, act } from '#server/modules/access/access.ts';
import { inboxCommands } from './inbox-commands.ts';

/** `GET /operator/resume.pdf?reference=...`: the PDF of an application (P-CONSOLE-52). */
export function registerResumes(app: FastifyInstance, context: ActContext): void {
  app.get(
    `${OPERATOR_PATH}/resume.pdf`,
    { config: { needs: { desk: 'operator', needs: 'operator.people' } }, exposeHeadRoute: false },
    async ({ deskScope: scope, url }, reply) => {
      if (!scope) throw new Error('The guard has let nobody in');
      const reference = new URL(url, 'http://shop').searchParams.get('reference') ?? '';
      const done = await act(context, inboxCommands.resume, {
        by: { kind: 'member', scope },
        input: { reference },
      });
      if (!done.ok) return reply.redirect(`${OPERATOR_PATH}/inbox?tab=applications`, 303);
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="${reference.replace(/[^\w-]/g, '')}.pdf"`)
        .header('Cache-Control', 'no-store')
        .send(Buffer.concat(done.value));
    },
  );
}
