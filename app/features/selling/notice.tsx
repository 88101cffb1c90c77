import { sellingCopy } from '../../copy/selling.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { SHOP_ORDER_NOTICES } from './order-intents.ts';

/** What came of the last form about orders: from the address when it was done, from the answer when it was refused. */
export function Notice({ search, refused }: { search: URLSearchParams; refused: string | null }) {
  if (refused !== null) return <RefusedNotice text={refused} />;
  const done = SHOP_ORDER_NOTICES.find((known) => known === search.get('done'));
  const count = Number(search.get('n') ?? 1);
  if (!done || !Number.isInteger(count) || count < 1) return null;
  return <DoneNotice text={sellingCopy.done[done](count)} />;
}

/** Why a form changed nothing. */
export const RefusedNotice = ({ text }: { text: string }) => (
  <p role="alert" className="card flex gap-3 p-4 font-semibold text-danger">
    <Icon name="circle-alert" className="size-5 shrink-0" />
    {text}
  </p>
);

/** What a form did. */
export const DoneNotice = ({ text }: { text: string }) => (
  <p role="status" className="card flex gap-3 p-4 font-semibold text-success">
    <Icon name="circle-check" className="size-5 shrink-0" />
    {text}
  </p>
);
