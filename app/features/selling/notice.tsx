import { sellingCopy } from '../../copy/selling.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { SHOP_ORDER_NOTICES } from './order-intents.ts';

/** What came of the last form: from the address when it was done, from the answer when it was refused. */
export function Notice({ search, refused }: { search: URLSearchParams; refused: string | null }) {
  if (refused !== null) {
    return (
      <p role="alert" className="card flex gap-3 p-4 font-semibold text-danger">
        <Icon name="circle-alert" className="size-5 shrink-0" />
        {refused}
      </p>
    );
  }
  const done = SHOP_ORDER_NOTICES.find((known) => known === search.get('done'));
  const count = Number(search.get('n') ?? 1);
  if (!done || !Number.isInteger(count) || count < 1) return null;
  return (
    <p role="status" className="card flex gap-3 p-4 font-semibold text-success">
      <Icon name="circle-check" className="size-5 shrink-0" />
      {sellingCopy.done[done](count)}
    </p>
  );
}
