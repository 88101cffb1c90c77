import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { CHAT_TEXT_LIMIT } from '#domain/chat/chat-limits.ts';
import type { ChatDraft, ChatMessage } from '#server/services.ts';
import { chatCopy as copy } from '../../copy/chat.id.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PhotosField } from '../media/photos-field.tsx';

/** A message that was posted and not stored, and why. */
export interface ChatAnswer {
  typed: string;
  fault: string;
  draft: ChatDraft;
}

/**
 * The form for a message. It keeps its id while the page looks for what is new, until that message stands in the thread:
 * sent twice, it is written once. The field for the next message then has the focus, unless it is elsewhere by now.
 */
export function MessageForm({
  draft: fresh,
  answer,
  messages,
  start = '',
  action,
  canSendPhotos = true,
}: {
  draft: ChatDraft;
  answer: ChatAnswer | null;
  messages: readonly Pick<ChatMessage, 'id'>[];
  /** What stands in it at first. */
  start?: string;
  /** Address to which it is posted, with what the message is about. */
  action: string;
  canSendPhotos?: boolean;
}) {
  const [draft, setDraft] = useState(answer?.draft ?? fresh);
  const isSent = messages.some(({ id }) => id === draft.id);
  if (isSent) setDraft(fresh);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(draft.id);
  useEffect(() => {
    const isNext = shown.current !== draft.id;
    shown.current = draft.id;
    if (isNext && document.activeElement === document.body) form.current?.querySelector('textarea')?.focus();
  }, [draft.id]);
  return (
    <Form
      ref={form}
      key={isSent ? fresh.id : draft.id}
      method="post"
      encType="multipart/form-data"
      action={action}
      className="space-y-3"
    >
      <input type="hidden" name="id" value={draft.id} />
      <TextField
        texts={{
          name: 'text',
          label: copy.form.label,
          optionalText: '',
          hint: copy.form.hint,
          faultText: answer?.fault ?? null,
        }}
        control={{ rows: 3, maxLength: CHAT_TEXT_LIMIT, defaultValue: answer?.typed ?? start }}
      />
      {!canSendPhotos && draft.photos.length === 0 && (
        <p className="text-sm text-ink-soft">{copy.form.noPhotos}</p>
      )}
      {(canSendPhotos || draft.photos.length > 0) && (
        <details className="group" open={draft.photos.length > 0}>
          <FoldSummary>{copy.form.addPhotos}</FoldSummary>
          <div className="pt-2">
            <PhotosField
              purpose="chat"
              subject={draft.subject}
              known={draft.photos}
              label={copy.form.photos}
              optionalText={copy.form.optional}
              faultText={null}
            />
          </div>
        </details>
      )}
      <button type="submit" className="button button-primary">
        {copy.form.send}
      </button>
    </Form>
  );
}
