import { Form } from 'react-router';
import { FoldSummary } from '../../ui/fold-summary.tsx';

/** Blocks a thread after saying what that means, or opens it again (P-CHAT-6). */
export function BlockForm({
  action,
  blockedBy,
  side,
  words,
}: {
  /** Address of the thread. */
  action: string;
  blockedBy: 'shopper' | 'shop' | null;
  /** Whose page it is. */
  side: 'shopper' | 'shop';
  words: { block: string; blockText: string; unblock: string };
}) {
  if (blockedBy === side)
    return (
      <Form method="post" action={action}>
        <button type="submit" name="intent" value="unblock" className="button button-quiet">
          {words.unblock}
        </button>
      </Form>
    );
  if (blockedBy !== null) return null;
  return (
    <details className="card group px-4">
      <FoldSummary>{words.block}</FoldSummary>
      <Form method="post" action={action} className="space-y-3 pb-4">
        <p>{words.blockText}</p>
        <button type="submit" name="intent" value="block" className="button button-quiet">
          {words.block}
        </button>
      </Form>
    </details>
  );
}
