import { type StoredState, shownState } from '#domain/orders/shown-state.ts';
import { TRACKING_WORDS } from '#domain/orders/state-words.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import { orderCopy as copy } from '../../copy/order.id.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** The four words of tracking with their icons, in their order. */
const STEPS: readonly (readonly [state: OrderState, icon: IconName])[] = [
  ['new', 'clipboard-list'],
  ['packed', 'box'],
  ['shipped', 'truck'],
  ['delivered', 'circle-check'],
];

/** How far an order has come on its way; nothing for one that is not on its way. */
export function OrderSteps({ order }: { order: StoredState }) {
  const word = TRACKING_WORDS[shownState(order)];
  const current = STEPS.findIndex(([step]) => TRACKING_WORDS[step] === word);
  if (current < 0) return null;
  return (
    <ol aria-label={copy.steps} className="grid grid-cols-4 text-center text-sm">
      {STEPS.map(([step, icon], index) => (
        <li
          key={step}
          {...(index === current && { 'aria-current': 'step' })}
          className={index === current ? 'font-bold text-brand' : index < current ? '' : 'text-ink-soft'}
        >
          <span className="flex items-center">
            <Bar isOn={index <= current} isHidden={index === 0} />
            <span
              className={`flex size-9 shrink-0 items-center justify-center rounded-full ${index <= current ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-soft'}`}
            >
              <Icon name={icon} className="size-4.5" />
            </span>
            <Bar isOn={index < current} isHidden={index === STEPS.length - 1} />
          </span>
          <span className="block pt-1">{TRACKING_WORDS[step]}</span>
          {index < current && <span className="sr-only">{copy.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}

function Bar({ isOn, isHidden }: { isOn: boolean; isHidden: boolean }) {
  return (
    <span className={`h-0.5 flex-1 ${isHidden ? 'bg-transparent' : isOn ? 'bg-brand' : 'bg-line-strong'}`} />
  );
}
