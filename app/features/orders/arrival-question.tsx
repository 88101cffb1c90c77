import { Form } from 'react-router';
import { orderPath, RECEIVED_ID } from '#domain/paths.ts';
import { orderCopy } from '../../copy/order.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import type { OrderIntent } from './order-intents.ts';

const copy = orderCopy.arrivalQuestion;

/** 'Paketmu sudah sampai?', where no courier can be asked (P-BUY-51). It stands for the button of the receipt. */
export function ArrivalQuestion({ number, isAskedReceived }: { number: string; isAskedReceived: boolean }) {
  return (
    <section className="card space-y-3 p-4 sm:p-5 print:hidden">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p>{copy.text}</p>
      <div className="flex gap-3">
        <ConfirmPopover
          id={RECEIVED_ID}
          intent="received"
          action={orderPath(number)}
          words={{ ...orderCopy.received, label: copy.yes }}
          look="button-primary"
          isAsked={isAskedReceived}
        />
        <Form method="post" action={orderPath(number)}>
          <input type="hidden" name="intent" value={'not_arrived' satisfies OrderIntent} />
          <button type="submit" className="button button-quiet">
            {copy.no}
          </button>
        </Form>
      </div>
    </section>
  );
}
