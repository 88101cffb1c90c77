import { z } from 'zod';
import { askedLine } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '../commands/command.ts';
import { auditLines, type StoredAuditLine } from './read-audit.ts';

/** Most lines of one file, the newest. The screen says so. */
const FILE_LINES = 10_000;

/** Takes lines out of the shop, which is itself a line: who reads the log in bulk is to be known (P-DESK-10). */
export const exportAudit = defineCommand({
  name: 'operator.export_audit',
  permission: 'operator.audit',
  input: z.object({
    command: askedLine(100),
    of: askedLine(100),
    who: z.union([z.literal(''), z.uuid()]),
    words: askedLine(100),
    from: z.union([z.literal(''), z.iso.date()]),
    to: z.union([z.literal(''), z.iso.date()]),
  }),
  subjects: async () => [{ kind: 'audit_log', id: 'lines' }],
  async run(tx, { input }): Promise<Result<Done<StoredAuditLine[]>, never>> {
    const lines = await auditLines(tx, { ...input, before: null }, FILE_LINES);
    return { ok: true, value: { value: lines, after: { ...input, lines: lines.length } } };
  },
});
