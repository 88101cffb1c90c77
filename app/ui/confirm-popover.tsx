import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useActionData } from 'react-router';

const ON_PAGE =
  'noscript:static noscript:mx-0 noscript:my-3 noscript:block noscript:max-h-none noscript:w-full noscript:max-w-md';

/**
 * A button that asks before something is done. A popover, so that it asks without scripts, too.
 * @param isAsked opens the question by itself and moves the focus there, for a link that leads to it or a refused form; without
 * scripts, which alone open a popover, it then stands on the page in place of its button
 */
export function ConfirmPopover({
  id,
  intent,
  action,
  words: { label, about, title, text, confirm, keep },
  look,
  confirmLook = 'button-primary',
  isAsked = false,
  children,
}: {
  /** Of the button, so that links can lead to it. */
  id?: string;
  /** What the form asks for, posted as `intent`. */
  intent: string;
  /** Path that the form posts to. */
  action: string;
  /** `about`: what tells a button from others with its label, for who does not see where it stands. */
  words: { label: string; about?: string; title: string; text: string; confirm: string; keep: string };
  /** Classes of the button. */
  look: string;
  confirmLook?: string;
  isAsked?: boolean;
  /** Fields of the form. */
  children?: ReactNode;
}) {
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popoverId = useId();
  const answer = useActionData<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal opens it anew, one that says the same, too
  useEffect(() => {
    if (!isAsked) return;
    // Closed again, it gives the focus back to its button.
    button.current?.focus({ preventScroll: true });
    popover.current?.showPopover();
    popover.current?.focus();
  }, [isAsked, answer]);
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        popoverTarget={popoverId}
        className={`button ${look} ${isAsked ? 'noscript:hidden' : ''}`}
      >
        {label}
        {about !== undefined && <span className="sr-only"> {about}</span>}
      </button>
      <div
        ref={popover}
        id={popoverId}
        popover="auto"
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        className={`m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,28rem)] overflow-y-auto rounded-card bg-surface p-6 text-ink shadow-float outline-none backdrop:bg-[oklch(0.2_0.04_280/0.5)] ${isAsked ? ON_PAGE : ''}`}
      >
        <Form
          method="post"
          action={action}
          onSubmit={() => popover.current?.hidePopover()}
          className="space-y-4"
        >
          <p className="text-lg font-bold">{title}</p>
          <p className="text-ink-soft">{text}</p>
          <input type="hidden" name="intent" value={intent} />
          {children}
          <div className="flex flex-wrap justify-end gap-3">
            <button
              type="button"
              popoverTarget={popoverId}
              popoverTargetAction="hide"
              className={`button button-quiet ${isAsked ? 'noscript:hidden' : ''}`}
            >
              {keep}
            </button>
            <button type="submit" className={`button ${confirmLook}`}>
              {confirm}
            </button>
          </div>
        </Form>
      </div>
    </>
  );
}
