import { Form } from 'react-router';
import { shopPromotionsPath } from '#domain/paths.ts';
import type { ShopPromotion } from '#server/services.ts';
import { sellingPromotionsCopy as copy } from '../../copy/selling-promotions.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { RowPicture } from '../desk/row-picture.tsx';

export interface PromotionListProps {
  shop: number;
  asked: { isOver: boolean; after: string | null };
  promotions: readonly ShopPromotion[];
  next: string | null;
}

/** Choices of which the list tells the price. */
const MOST_SHOWN = 5;

/** The promotions of a shop: those that run or are planned, or those that are over. */
export function PromotionList({ shop, asked, promotions, next }: PromotionListProps) {
  const { isOver, after } = asked;
  const to = (page: string | null) => shopPromotionsPath(shop, { isOver, after: page });
  return (
    <>
      <LinkTabs
        label={copy.tabsLabel}
        current={isOver ? 'over' : 'open'}
        tabs={[
          { id: 'open', label: copy.open, to: shopPromotionsPath(shop) },
          { id: 'over', label: copy.over, to: shopPromotionsPath(shop, { isOver: true }) },
        ]}
      />
      {promotions.length === 0 ? (
        <EmptyList
          title={isOver ? copy.emptyOver : copy.empty}
          text={isOver ? copy.emptyOverText : copy.emptyText}
        />
      ) : (
        <DeskList
          label={copy.list}
          columns={columnsOf(to(after))}
          rows={promotions}
          keyOf={({ id }) => id}
          pages={{
            newest: after === null ? null : to(null),
            older: next === null ? null : to(next),
            words: { newest: copy.first, older: copy.next },
          }}
        />
      )}
    </>
  );
}

const columnsOf = (action: string): readonly Column<ShopPromotion>[] => [
  {
    label: copy.columns.product,
    isTitle: true,
    cell: ({ name, productId, imageUrl }) => (
      <div className="flex gap-3">
        <RowPicture src={imageUrl} />
        <div className="min-w-0">
          <span className="line-clamp-2 font-semibold">{name}</span>
          <span className="block text-sm text-ink-soft">{copy.number(productId)}</span>
        </div>
      </div>
    ),
  },
  { label: copy.columns.offer, cell: (promotion) => <Offer {...promotion} /> },
  { label: copy.columns.time, cell: ({ startsAt, endsAt }) => copy.time(startsAt, endsAt) },
  {
    label: copy.columns.state,
    cell: (promotion) => (
      <>
        <span className="font-semibold">{stateOf(promotion)}</span>
        {promotion.endedAt === null && <End action={action} promotion={promotion} />}
      </>
    ),
  },
];

function stateOf({ beganAt, endedAt, endsAt }: ShopPromotion): string {
  if (endedAt === null) return beganAt === null ? copy.states.planned : copy.states.running;
  if (endedAt < endsAt) return beganAt === null ? copy.states.calledOff : copy.states.stopped(endedAt);
  return copy.states.over;
}

function Offer({ choices, givesShipping, beganAt, endedAt }: ShopPromotion) {
  const isRunning = beganAt !== null && endedAt === null;
  return (
    <ul className="space-y-1">
      {givesShipping && <li>{copy.shipping}</li>}
      {choices.slice(0, MOST_SHOWN).map(({ options, price, standing, struck, isChanged }) => (
        <li key={JSON.stringify(options)}>
          <span className="nums">{copy.price(options.join(', '), price)}</span>
          {standing !== null && (
            <span className="nums block text-sm text-ink-soft">{copy.before(standing)}</span>
          )}
          {beganAt !== null && standing === null && (
            <span className="block text-sm text-ink-soft">{copy.skipped}</span>
          )}
          {isRunning && isChanged && <span className="block text-sm">{copy.changed}</span>}
          {isRunning && !isChanged && standing !== null && struck <= price && (
            <span className="block text-sm">{copy.notStruck(standing)}</span>
          )}
        </li>
      ))}
      {choices.length > MOST_SHOWN && <li>{copy.more(choices.length - MOST_SHOWN)}</li>}
    </ul>
  );
}

function End({ action, promotion: { id, name, beganAt } }: { action: string; promotion: ShopPromotion }) {
  const [label, of] = beganAt === null ? [copy.callOff, copy.callOffOf] : [copy.end, copy.endOf];
  return (
    <Form method="post" action={action}>
      <button
        type="submit"
        name="promotion"
        value={id}
        aria-label={of(name)}
        className="button button-quiet mt-2 whitespace-nowrap"
      >
        {label}
      </button>
    </Form>
  );
}
