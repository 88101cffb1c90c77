import type { SendMailOptions } from 'nodemailer';
import type { MailAddress } from '../settings/env-values.ts';
import { domainOf, type Mail } from './mail.ts';

/**
 * A mail in nodemailer's format. External input is always the value of its own field and never a line of a
 * header, so that nodemailer encodes it and nothing can be injected.
 */
export function compose(mail: Mail, from: MailAddress): SendMailOptions {
  const { unsubscribeUrl, replyTo } = mail;
  return {
    from,
    to: { name: '', address: mail.to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domainOf(from.address)}>`,
    headers: {
      // Tells holiday notices and other robots not to answer (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribeUrl !== null && { list: { unsubscribe: unsubscribeUrl } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
