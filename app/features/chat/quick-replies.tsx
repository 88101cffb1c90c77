import type { RefObject } from 'react';
import { shopChatSettingsPath } from '#domain/paths.ts';
import { shopChatCopy as copy } from '../../copy/chat.id.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Link } from '../../ui/link.tsx';

/**
 * What the shop often says, as links that put it into the message, at the caret with scripts and in a new form without
 * (P-CHAT-16).
 */
export function QuickReplies({
  shop,
  templates,
  form,
  pathOf,
}: {
  shop: number;
  templates: readonly string[];
  /** Around the field of the message. */
  form: RefObject<HTMLDivElement | null>;
  /** The address that shows the form with a template. */
  pathOf: (index: number) => string;
}) {
  const insert = (text: string): boolean => {
    const field = form.current?.querySelector('textarea');
    if (!field) return false;
    const before = field.value.slice(0, field.selectionStart);
    const space = before === '' || /\s$/.test(before) ? '' : ' ';
    field.setRangeText(space + text, field.selectionStart, field.selectionEnd, 'end');
    field.focus();
    return true;
  };
  return (
    <details className="group">
      <FoldSummary>{copy.templates}</FoldSummary>
      {templates.length === 0 && <p className="text-ink-soft">{copy.noTemplates}</p>}
      <ul className="max-h-72 space-y-2 overflow-y-auto p-1">
        {templates.map((text, index) => (
          <li key={text}>
            <Link
              to={pathOf(index)}
              onClick={(event) => {
                if (insert(text)) event.preventDefault();
              }}
              className="block rounded-xl bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap hover:text-brand"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={shopChatSettingsPath(shop)} className="link inline-flex min-h-11 items-center">
        {copy.settings}
      </Link>
    </details>
  );
}
