import type { FastifyInstance } from 'fastify';
import { auditSearch, parseAuditQuery } from '#domain/access/audit-query.ts';
import { sayAuditLine } from '#domain/access/say-audit-line.ts';
import { answerCsv } from '#server/platform/tables/answer-csv.ts';
import { type ActContext, act } from '../commands/act.ts';
import { exportAudit } from './export-audit.ts';
import { type AuditLine, type EmailsOf, nameAudit } from './read-audit.ts';

/** As it is stored, for programs; then as the screen says it. */
const COLUMNS = [
  ...['id', 'at', 'by', 'command', 'subject', 'reason', 'before', 'after', 'second'],
  ...['who', 'what', 'about', 'details'],
];

function cellsOf(line: AuditLine) {
  const { id, at, by, command, subjectKind, subjectId, reason, before, after, second } = line;
  const { who, what, about, details } = sayAuditLine(line);
  return [
    ...[id, at.toISOString(), by.by, command, `${subjectKind}:${subjectId}`, reason],
    ...[before && JSON.stringify(before), after && JSON.stringify(after), second?.by ?? null],
    ...[who, what, about, details.join('\n')],
  ];
}

/** `GET /operator/audit.csv`: the lines that the screen of the same query shows, as a file. */
export function registerAuditCsv(app: FastifyInstance, context: ActContext, emailsOf: EmailsOf): void {
  app.get(
    '/operator/audit.csv',
    { config: { needs: { desk: 'operator', needs: 'operator.audit' } }, exposeHeadRoute: false },
    async ({ deskScope: scope, url }, reply) => {
      if (!scope) throw new Error('The guard has let nobody in');
      const asked = parseAuditQuery(new URL(url, 'http://shop').searchParams);
      const { before: _page, ...input } = asked;
      const done = await act(context, exportAudit, {
        by: { kind: 'member', scope },
        input,
      });
      // The right ended since the guard asked: the screen says what is missing.
      if (!done.ok) return reply.redirect(`/operator/audit${auditSearch(asked)}`, 303);
      const lines = await nameAudit(context.query, done.value.flat(), emailsOf);
      return answerCsv(reply, { name: 'audit', columns: COLUMNS, rows: lines.map(cellsOf) });
    },
  );
}
