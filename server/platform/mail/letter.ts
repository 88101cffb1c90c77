import { randomUUID } from 'node:crypto';
import type { Mail } from './mail.ts';

/** A part of a letter: a paragraph, a text as somebody typed it, or a link to follow. */
type LetterPart =
  | { p: string }
  | { quote: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { link: string; label: string };

/** The content of a mail, independent of text and HTML. */
export interface Letter {
  subject: string;
  parts: readonly LetterPart[];
}

/** The address data of a letter. */
export interface Envelope {
  to: string;
  replyTo?: string;
  unsubscribeUrl?: string;
}

/** Renders a letter: plain text for every mail program and simple HTML without pictures. */
export function letterAsMail({ subject, parts }: Letter, { to, replyTo, unsubscribeUrl }: Envelope): Mail {
  return {
    id: randomUUID(),
    to,
    subject,
    text: `${parts.map(partAsText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fbf9f4;color:#23213a;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:34rem;margin:0 auto;overflow-wrap:anywhere;word-break:break-word">
${parts.map(partAsHtml).join('\n')}
</div>
</body>
</html>
`,
    replyTo: replyTo ?? null,
    unsubscribeUrl: unsubscribeUrl ?? null,
  };
}

function partAsText(part: LetterPart): string {
  if ('p' in part) return part.p;
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${part.label}:\n${part.link}`;
}

function partAsHtml(part: LetterPart): string {
  if ('p' in part) return `<p>${escapeHtml(part.p)}</p>`;
  if ('quote' in part) {
    return `<blockquote style="margin:0;padding:12px 16px;border-left:4px solid #2f3e86;background:#fff;white-space:pre-wrap">${escapeHtml(part.quote)}</blockquote>`;
  }
  if ('facts' in part) {
    const lines = part.facts.map(
      ([label, value]) => `${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong>`,
    );
    return `<p>${lines.join('<br>')}</p>`;
  }
  const { link, label } = part;
  return `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#2f3e86;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="font-size:14px;color:#5c5a73;word-break:break-all">${escapeHtml(link)}</p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
