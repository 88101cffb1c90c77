import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { type CancelReason, parseCancelReason } from '#domain/orders/cancel-reasons.ts';
import { COLLECTIONS } from '#domain/orders/seller-tabs.ts';
import { labelsPath, shopOrderPath } from '#domain/paths.ts';
import type { ShopOrderView } from '#server/services.ts';
import { REASON_WORDS } from '../../copy/order-events.id.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';
import { ReasonField } from './reason-field.tsx';

const copy = sellingCopy.actions;

const wordOf = (reason: CancelReason): string => REASON_WORDS[reason];

/** What the shop can do with an order now. */
export function OrderActions({
  shop,
  view,
  waybill,
}: {
  shop: number;
  view: ShopOrderView;
  waybill: string;
}) {
  const { order, parcel } = view;
  const action = shopOrderPath(shop, order.number);
  if (order.cancelAnswerBy) return <CancelAsked action={action} view={view} />;
  const isBooked = parcel !== null && ['created', 'booked'].includes(parcel.state);
  const isWaiting = order.state === 'accepted' || order.state === 'packed';
  if (order.state !== 'new' && !isWaiting && order.state !== 'shipped') return null;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <div className="flex flex-wrap gap-3">
        {order.state === 'new' && (
          <Press action={action} intent="accept" label={copy.accept} look="button-primary" />
        )}
        {order.state === 'accepted' && (
          <Press action={action} intent="pack" label={copy.pack} look="button-primary" />
        )}
        {order.state !== 'new' && (
          <Link to={labelsPath(shop, [order.number])} className="button button-quiet">
            {copy.labels}
          </Link>
        )}
        {order.state !== 'shipped' && (
          <ConfirmPopover
            intent="reject"
            action={action}
            look="button-quiet"
            words={{
              label: order.state === 'new' ? copy.reject : copy.cancel,
              title: copy.cancelTitle,
              text: copy.cancelText,
              confirm: order.state === 'new' ? copy.reject : copy.cancel,
              keep: copy.keep,
            }}
          >
            <ReasonField isRequired />
            <p className="text-sm text-ink-soft">{copy.noStockHint}</p>
          </ConfirmPopover>
        )}
      </div>
      {isWaiting && !isBooked && <Ship action={action} waybill={waybill} />}
    </section>
  );
}

/** How the parcel gets to its courier. */
function Ship({ action, waybill }: { action: string; waybill: string }) {
  return (
    <div className="space-y-4 border-t border-line pt-4">
      <h2 className="text-lg font-bold">{copy.ship}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {COLLECTIONS.map((collection) => (
          <div key={collection} className="space-y-2">
            <Press
              action={action}
              intent={collection}
              label={copy.collection[collection]}
              look="button-quiet"
            />
            <p className="text-sm text-ink-soft">{copy.collectionText[collection]}</p>
          </div>
        ))}
      </div>
      <details open={waybill !== ''}>
        <summary className="link min-h-11 py-2">{copy.typed}</summary>
        <Form method="post" action={action} className="max-w-xl space-y-3">
          <p className="text-sm text-ink-soft">{copy.typedText}</p>
          <TextField
            texts={{
              name: 'waybill',
              label: copy.waybill,
              optionalText: null,
              hint: copy.waybillHint,
              faultText: null,
            }}
            control={{ maxLength: 60, autoComplete: 'off', defaultValue: waybill }}
          />
          <button type="submit" name="intent" value="ship" className="button button-primary">
            {copy.send}
          </button>
        </Form>
      </details>
    </div>
  );
}

/** The buyer wants to cancel: no answer agrees. */
function CancelAsked({ action, view: { order } }: { action: string; view: ShopOrderView }) {
  if (!order.cancelAnswerBy) return null;
  return (
    <Box>
      <p className="font-semibold">
        {sellingCopy.order.cancelAsked(wordOf(parseCancelReason(order.cancelReason ?? '')))}{' '}
        {sellingCopy.order.cancelSilence} <WibTime at={order.cancelAnswerBy} />
      </p>
      <div className="flex flex-wrap gap-3">
        <ConfirmPopover
          intent="approve"
          action={action}
          look="button-primary"
          words={{
            label: copy.approveCancel,
            title: copy.approveCancelTitle,
            text: copy.approveCancelText,
            confirm: copy.approveCancel,
            keep: copy.keep,
          }}
        />
        <Press action={action} intent="decline" label={copy.declineCancel} look="button-quiet" />
      </div>
    </Box>
  );
}

const Box = ({ children }: { children: ReactNode }) => (
  <section className="card space-y-4 p-4 sm:p-5">{children}</section>
);

function Press({
  action,
  intent,
  label,
  look,
}: {
  action: string;
  intent: string;
  label: string;
  look: string;
}) {
  return (
    <Form method="post" action={action}>
      <button type="submit" name="intent" value={intent} className={`button ${look}`}>
        {label}
      </button>
    </Form>
  );
}
