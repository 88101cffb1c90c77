import type { FastifyInstance } from 'fastify';
import { EXPORT_FILE } from '#domain/accounts/export-file.ts';
import { CONTACT_PATH } from '#domain/paths.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { type EraseSources, eraseAccount } from '../accounts/erase-account.ts';
import { exportOf } from '../accounts/export-account.ts';
import type { AccountOptions } from '../accounts/signed-in.ts';
import { erasedLetter, exportLetter } from './request-letters.id.ts';
import { lockRequest, markHeld, openExport, ownerOfLink } from './requests.ts';

/** Where a mailed link leads, below the shop's address. */
const LINK_PATH = '/account-data.json';

/** Does what was asked for of an account; once, however often it runs. */
export async function doRequest(
  sources: EraseSources & Pick<AccountOptions, 'transaction' | 'clock'> & { publicUrl: string },
  id: string,
): Promise<void> {
  const { transaction, clock, publicUrl, bucket } = sources;
  const blobs = await transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) return [];
    const { userId, email, kind } = request;
    if (kind === 'export') {
      const link = `${publicUrl}${LINK_PATH}?token=${await openExport(tx, id, clock())}`;
      await queueMails(tx, [letterAsMail(exportLetter(link), { to: email })]);
      return [];
    }
    // The request goes with the account; who started it stays in the audit log.
    const erased = await eraseAccount(tx, sources, { userId, email, webToken: null });
    if (erased === null) await markHeld(tx, id);
    else await queueMails(tx, [letterAsMail(erasedLetter, { to: email })]);
    return erased ?? [];
  });
  await bucket.discard(blobs);
}

/** `GET /account-data.json?token=...`: the data of an account, for whoever reads its mails. */
export function registerExportLink(
  app: FastifyInstance,
  { publicUrl, ...options }: AccountOptions & { publicUrl: string },
): void {
  app.get(LINK_PATH, { exposeHeadRoute: false }, async ({ url }, reply) => {
    const token = new URL(url, 'http://shop').searchParams.get('token') ?? '';
    const owner = await ownerOfLink(options.query, token, options.clock());
    reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    if (!owner)
      return reply
        .status(410)
        .type('text/plain; charset=utf-8')
        .send(`Tautan ini tidak berlaku lagi. Minta tautan baru di ${publicUrl}${CONTACT_PATH}`);
    const data = await exportOf(options, { ...owner, token: '', sessionId: null });
    return reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${EXPORT_FILE}"`)
      .send(JSON.stringify(data, null, 2));
  });
}
