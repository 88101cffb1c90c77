import type { MessageForm } from '#domain/forms/message.ts';
import { type ReportForm, type ReportTarget, targetText } from '#domain/forms/report.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { APPLICATION_DAYS, type Application, CONFIRM_DAYS } from './inbox-interface.ts';
import { inboxLetters } from './inbox-letters.id.ts';

/** The origin of links in mails, and the recipient of notices. */
export interface LetterSettings {
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** The operator's address; null sends no notices. */
  noticesTo: () => string | null;
}

/** The mails for a message: a receipt for the sender, if due, and a notice for the operator. */
export function messageMails(
  { noticesTo }: LetterSettings,
  given: MessageForm & { reference: string },
  { isMailDue }: { isMailDue: boolean },
): Mail[] {
  const notices = noticesTo();
  return [
    ...(isMailDue ? [letterAsMail(inboxLetters.messageReceived(given), { to: given.email })] : []),
    ...(notices === null
      ? []
      : [letterAsMail(inboxLetters.messageNotice(given), { to: notices, replyTo: given.email })]),
  ];
}

/** The notice of a report for the operator, who can ask its sender back if there is an address. */
const pathOf = ({ kind, id }: ReportTarget) =>
  kind === 'review' ? `/ulasan/${id}/laporkan` : `/${kind}/${id}`;

export function reportMails(
  { noticesTo, publicUrl }: LetterSettings,
  given: Omit<ReportForm, 'target'> & { reference: string; target: ReportTarget; name: string },
): Mail[] {
  const notices = noticesTo();
  if (notices === null) return [];
  const { target, email } = given;
  const letter = inboxLetters.reportNotice({
    ...given,
    target: targetText(target),
    link: publicUrl + pathOf(target),
  });
  return [letterAsMail(letter, { to: notices, ...(email && { replyTo: email }) })];
}

/** The mails that an application causes. The letter and the PDF stay in the database. */
export function applicationMails(
  { noticesTo }: LetterSettings,
  { reference, job, name, email }: Application & { reference: string },
  { isMailDue }: { isMailDue: boolean },
): Mail[] {
  const notices = noticesTo();
  const receipt = inboxLetters.applicationReceived({ reference, days: APPLICATION_DAYS });
  return [
    ...(isMailDue ? [letterAsMail(receipt, { to: email })] : []),
    ...(notices === null
      ? []
      : [
          letterAsMail(inboxLetters.applicationNotice({ reference, job: job || '-', name, email }), {
            to: notices,
            replyTo: email,
          }),
        ]),
  ];
}

/** The mail that asks the owner of an address for consent to the newsletter. */
export function confirmationMail({ publicUrl }: LetterSettings, to: string, token: string): Mail {
  const link = `${publicUrl}/newsletter/konfirmasi?token=${token}`;
  return letterAsMail(inboxLetters.confirmNewsletter({ link, days: CONFIRM_DAYS }), { to });
}

/**
 * The mail with the link to unsubscribe: the first one of a subscription, or the answer to subscribing again.
 */
export function subscribedMail(
  { publicUrl }: LetterSettings,
  { to, token, isNew }: { to: string; token: string; isNew: boolean },
): Mail {
  const link = `${publicUrl}/newsletter/berhenti?token=${token}`;
  const letter = isNew ? inboxLetters.welcome({ link }) : inboxLetters.alreadySubscribed({ link });
  return letterAsMail(letter, {
    to,
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${token}`,
  });
}
