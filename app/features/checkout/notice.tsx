import { useEffect, useRef } from 'react';
import type { Missing } from '#domain/checkout/view-checkout.ts';
import { ORDERS_PATH } from '#domain/paths.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { faultAnchor } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { lineAnchor } from './checkout-line.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { SECTION_IDS } from './section-ids.ts';

const copy = checkoutCopy.refusal;

/** A sentence, and the id of what it is about. */
interface NoticeLine {
  text: string;
  about?: string | undefined;
}

interface NoticeText {
  title: string;
  lines: NoticeLine[];
  link?: { to: string; label: string };
}

/**
 * Why the order was not placed, at the top of the page. The focus goes to what must be mended, else here; without scripts
 * each sentence leads to it (P-BUY-83).
 */
export function Notice({ state }: { state: CheckoutState }) {
  const box = useRef<HTMLDivElement>(null);
  const notice = noticeOf(state);
  const isNew = state.refusal !== null || state.failure !== null || Object.keys(state.faults).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!isNew) return;
    const about = document.getElementById(notice?.lines.find((line) => line.about)?.about ?? '');
    const field = about?.querySelector<HTMLElement>('[aria-invalid]') ?? about ?? box.current;
    field?.focus({ preventScroll: true });
    (about ?? box.current)?.scrollIntoView({ block: about ? 'center' : 'start' });
  }, [state.refusal, state.failure, state.faults]);
  if (!notice) return null;
  const { title, lines, link } = notice;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-32 space-y-1 rounded-card border border-danger bg-danger-soft p-4"
    >
      <h2 className="font-bold">{title}</h2>
      {lines.map(({ text, about }) =>
        about ? (
          <p key={about}>
            <a href={`#${about}`} className="inline-flex min-h-11 items-center underline">
              {text}
            </a>
          </p>
        ) : (
          <p key={text}>{text}</p>
        ),
      )}
      {link && (
        <Link to={link.to} className="link inline-flex min-h-11 items-center">
          {link.label}
        </Link>
      )}
    </div>
  );
}

function noticeOf(state: CheckoutState): NoticeText | null {
  const { refusal, failure } = state;
  if (failure !== null)
    return { title: checkoutCopy[failure].title, lines: [{ text: checkoutCopy[failure].text }] };
  switch (refusal?.code) {
    case 'changed':
      return { title: copy.changedTitle, lines: [{ text: copy.changed }] };
    case 'prices':
      return { title: copy.changedTitle, lines: [{ text: copy.prices }] };
    case 'too_many_unpaid':
      return {
        title: copy.unpaidTitle,
        lines: [{ text: copy.unpaid[refusal.of] }],
        link: { to: ORDERS_PATH, label: copy.unpaidLink },
      };
    case 'too_much_cod':
      return { title: copy.codTitle, lines: [{ text: copy.cod[refusal.of] }] };
    case 'unknown_choice':
      return { title: copy.incompleteTitle, lines: [{ text: copy.unknownChoice }] };
    case 'no_transfer_code':
      return { title: copy.incompleteTitle, lines: [{ text: copy.noTransferCode }] };
    case 'address':
      return { title: copy.incompleteTitle, lines: [{ text: copy.addressFailed }] };
    case 'too_many_requests':
      return { title: copy.incompleteTitle, lines: [{ text: copy.tooMany(refusal.waitS) }] };
    case 'incomplete':
      return { title: copy.incompleteTitle, lines: missingLines(state) };
    default: {
      const lines = faultLines(state);
      return lines.length > 0 ? { title: copy.faultsTitle, lines } : null;
    }
  }
}

const NO_EMAIL: NoticeLine = { text: checkoutCopy.missing.email, about: faultAnchor('email') };

/** The fields that are wrong, and an e-mail that an order lacks. */
function faultLines({ faults, page, wasPlaced }: CheckoutState): NoticeLine[] {
  const wrong = Object.keys(faults).map((name) => ({
    text: checkoutCopy.typedNames[name] ?? checkoutCopy.shop.note,
    about: faultAnchor(name),
  }));
  const lacksEmail = wasPlaced && page.email === '' && !('email' in faults);
  return lacksEmail ? [...wrong, NO_EMAIL] : wrong;
}

const ABOUT: Readonly<Partial<Record<Missing, string>>> = {
  address: SECTION_IDS.address,
  method: SECTION_IDS.method,
};

/** What is missing, products that are short by their names. */
function missingLines({ page: { view, email } }: CheckoutState): NoticeLine[] {
  const short = view.shops
    .flatMap(({ lines }) => lines)
    .flatMap(({ goods, problem, skuId }) =>
      goods && problem
        ? [{ text: `${goods.name}: ${checkoutCopy.problem(problem)}`, about: lineAnchor(skuId) }]
        : [],
    );
  const missing = view.missing.map((one) => ({ text: checkoutCopy.missing[one], about: ABOUT[one] }));
  return [...short, ...missing, ...(email === '' ? [NO_EMAIL] : [])];
}
