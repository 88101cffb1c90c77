import { useEffect, useRef } from 'react';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { Link } from '../../ui/link.tsx';
import type { CheckoutState } from './checkout-state.ts';

const copy = checkoutCopy.refusal;

interface NoticeText {
  title: string;
  texts: string[];
  link?: { to: string; label: string };
}

/** Why the order was not placed, at the top of the page; takes the focus when it comes. */
export function Notice({ state }: { state: CheckoutState }) {
  const box = useRef<HTMLDivElement>(null);
  const notice = noticeOf(state);
  useEffect(() => {
    if (state.refusal !== null || state.failure !== null || Object.keys(state.faults).length > 0) {
      box.current?.focus();
    }
  }, [state.refusal, state.failure, state.faults]);
  if (!notice) return null;
  const { title, texts, link } = notice;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="space-y-1 rounded-card border border-danger bg-danger-soft p-4"
    >
      <h2 className="font-bold">{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {link && (
        <Link to={link.to} className="link inline-flex min-h-11 items-center">
          {link.label}
        </Link>
      )}
    </div>
  );
}

function noticeOf(state: CheckoutState): NoticeText | null {
  const { refusal, faults, failure } = state;
  if (failure !== null) return { title: checkoutCopy[failure].title, texts: [checkoutCopy[failure].text] };
  switch (refusal?.code) {
    case 'changed':
      return { title: copy.changedTitle, texts: [copy.changed] };
    case 'prices':
      return { title: copy.changedTitle, texts: [copy.prices] };
    case 'too_many_unpaid':
      return {
        title: copy.unpaidTitle,
        texts: [copy.unpaid[refusal.of]],
        link: { to: '/orders', label: copy.unpaidLink },
      };
    case 'too_much_cod':
      return { title: copy.codTitle, texts: [copy.cod[refusal.of]] };
    case 'unknown_choice':
      return { title: copy.incompleteTitle, texts: [copy.unknownChoice] };
    case 'no_transfer_code':
      return { title: copy.incompleteTitle, texts: [copy.noTransferCode] };
    case 'address':
      return { title: copy.incompleteTitle, texts: [copy.addressFailed] };
    case 'too_many_requests':
      return { title: copy.incompleteTitle, texts: [copy.tooMany(refusal.waitS)] };
    case 'incomplete':
      return { title: copy.incompleteTitle, texts: missingTexts(state) };
    default:
      return Object.keys(faults).length > 0 ? { title: copy.faultsTitle, texts: [] } : null;
  }
}

/** What is missing, products that are short by their names. */
function missingTexts({ page: { view, email } }: CheckoutState): string[] {
  const short = view.shops
    .flatMap(({ lines }) => lines)
    .flatMap(({ goods, problem }) =>
      goods && problem ? [`${goods.name}: ${checkoutCopy.problem(problem)}`] : [],
    );
  const texts = view.missing.map((missing) => checkoutCopy.missing[missing]);
  return [...new Set([...short, ...texts, ...(email === '' ? [checkoutCopy.missing.email] : [])])];
}
