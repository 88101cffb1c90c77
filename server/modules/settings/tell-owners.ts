import type { Setting } from '#domain/settings/known-settings.ts';
import { SETTING_NAMES } from '#domain/settings/setting-names.ts';
import { type SettingValue, saidValue } from '#domain/settings/setting-shapes.ts';
import { type CommandActor, nameOfActor, ownersOf } from '#server/modules/access/access.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { settingLetter } from './setting-letter.id.ts';

/** Mails all owners of the console that a setting of money was changed, in the transaction of the change (P-CONSOLE-61). */
export async function tellOwners(
  tx: Tx,
  given: { setting: Setting; before: SettingValue; after: SettingValue; by: CommandActor; link: string },
): Promise<void> {
  const { setting, before, after, by, link } = given;
  const owners = await ownersOf(tx, null);
  const who = by.kind === 'member' ? by.scope.userId : null;
  const emails = await emailsOf(tx, who === null ? owners : [...owners, who]);
  const letter = settingLetter({
    name: SETTING_NAMES[setting.key],
    before: saidValue(setting.shape, before),
    after: saidValue(setting.shape, after),
    by: (who !== null && emails.get(who)) || nameOfActor(by),
    link,
  });
  const mails = owners.flatMap((owner) => {
    const to = emails.get(owner);
    return to === undefined ? [] : [letterAsMail(letter, { to })];
  });
  await queueMails(tx, mails);
}
