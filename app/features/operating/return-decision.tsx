import { GOODS_NAMES } from '#domain/operating/choice-names.ts';
import type { OperatorReturnView } from '#server/services.ts';
import { operatingReturnsCopy as copy } from '../../copy/operating-returns.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { ChoiceField, CommandForm, type FormGround, plainField } from './command-form.tsx';
import { money, NO_PAGES } from './money-parts.tsx';

/** What each decision costs whom, and the forms that make it. */
export function ReturnDecision({ view, ground }: { view: OperatorReturnView; ground: FormGround }) {
  const { may, isOwn, cost } = view;
  const total = cost.goods + cost.shipping;
  return (
    <section className="space-y-4">
      <h2 className="text-lg font-bold">{copy.costs.title}</h2>
      {total === 0 ? (
        <p>{copy.one.nothingLeft}</p>
      ) : (
        <DeskList
          label={copy.costs.title}
          columns={COLUMNS}
          rows={outcomesOf(view)}
          keyOf={({ outcome }) => outcome}
          pages={NO_PAGES}
        />
      )}
      <CostNotes view={view} />
      {isOwn ? (
        <p className="font-semibold text-danger">{copy.one.own}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {may.refund && total > 0 && (
            <CommandForm ground={ground} intent="refund" words={copy.refund} look="button-primary" needsCode>
              {(typed) => <RefundFields typed={typed} view={view} />}
            </CommandForm>
          )}
          {may.send && <CommandForm ground={ground} intent="send" words={copy.send} needsCode />}
          {may.reject && <CommandForm ground={ground} intent="reject" words={copy.reject} needsCode />}
        </div>
      )}
    </section>
  );
}

function RefundFields({
  typed,
  view: { cost, may },
}: {
  typed: Readonly<Record<string, string>>;
  view: OperatorReturnView;
}) {
  const places = Object.entries(GOODS_NAMES).filter(([place]) => may.restock || place !== 'restocked');
  return (
    <>
      <TextField
        texts={plainField(
          'amount',
          copy.part,
          copy.partHint(money(cost.goods + cost.shipping)),
          copy.optional,
        )}
        control={{
          inputMode: 'numeric',
          maxLength: 20,
          autoComplete: 'off',
          defaultValue: typed['amount'] ?? '',
        }}
      />
      <ChoiceField name="bearer" label={copy.bearer} choices={Object.entries(copy.bearers)} typed={typed} />
      <TextField
        texts={plainField('shop', copy.shopBears, copy.shopBearsHint, copy.optional)}
        control={{
          inputMode: 'numeric',
          maxLength: 20,
          autoComplete: 'off',
          defaultValue: typed['shop'] ?? '',
        }}
      />
      <ChoiceField name="goods" label={copy.goods} choices={places} typed={typed} />
    </>
  );
}

interface Outcome {
  outcome: string;
  buyer: string;
  seller: string;
  shop: string;
}

const COLUMNS: readonly Column<Outcome>[] = [
  { label: copy.costs.columns.outcome, cell: ({ outcome }) => <b>{outcome}</b> },
  { label: copy.costs.columns.buyer, cell: ({ buyer }) => buyer },
  { label: copy.costs.columns.seller, cell: ({ seller }) => seller },
  { label: copy.costs.columns.shop, cell: ({ shop }) => shop },
];

/** What of the way back the seller pays the shopper with any refund. */
const postageOf = ({ rule, sent }: OperatorReturnView): number =>
  rule.isSellersFault ? (sent?.postage ?? 0) : 0;

function outcomesOf(view: OperatorReturnView): Outcome[] {
  const { cost, may } = view;
  const words = copy.costs;
  const [total, postage] = [cost.goods + cost.shipping, postageOf(view)];
  const bears = (amount: number) => (amount === 0 ? words.keeps : words.loses(money(amount)));
  const buyer = words.gets(money(total + postage));
  const all: (Outcome & { isPossible: boolean })[] = [
    { outcome: words.bySeller, buyer, seller: bears(total + postage), shop: words.none, isPossible: true },
    { outcome: words.byShop, buyer, seller: bears(postage), shop: bears(total), isPossible: true },
    { outcome: words.send, buyer: words.later, seller: words.later, shop: words.none, isPossible: may.send },
    {
      outcome: words.reject,
      buyer: words.none,
      seller: words.keeps,
      shop: words.none,
      isPossible: may.reject,
    },
  ];
  return all.filter(({ isPossible }) => isPossible);
}

/** Out of which pockets a refund at the seller's cost comes. */
function CostNotes({ view }: { view: OperatorReturnView }) {
  const { goods, shipping, ofSeller } = view.cost;
  if (goods + shipping === 0) return null;
  const postage = postageOf(view);
  return (
    <p className="text-sm text-ink-soft">
      {copy.costs.goods(money(goods), money(shipping))}{' '}
      {ofSeller > 0 && `${copy.costs.ofBalance(money(ofSeller))} `}
      {copy.costs.commission} {postage > 0 && copy.costs.postage(money(postage))}
    </p>
  );
}
