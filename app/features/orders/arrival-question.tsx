import { Form } from 'react-router';
import { orderCopy } from '../../copy/order.id.ts';
import type { OrderIntent } from './order-intents.ts';
import { orderPath } from './order-paths.ts';

const copy = orderCopy.arrivalQuestion;

/** 'Paketmu sudah sampai?', where no courier can be asked (P-BUY-51). */
export function ArrivalQuestion({ number }: { number: string }) {
  return (
    <section className="card space-y-3 p-4 sm:p-5 print:hidden">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p>{copy.text}</p>
      <div className="flex gap-3">
        <Answer number={number} intent="received" look="button-primary" label={copy.yes} />
        <Answer number={number} intent="not_arrived" look="button-quiet" label={copy.no} />
      </div>
    </section>
  );
}

function Answer(given: { number: string; intent: OrderIntent; look: string; label: string }) {
  return (
    <Form method="post" action={orderPath(given.number)}>
      <input type="hidden" name="intent" value={given.intent} />
      <button type="submit" className={`button ${given.look}`}>
        {given.label}
      </button>
    </Form>
  );
}
