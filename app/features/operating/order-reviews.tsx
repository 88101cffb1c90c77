import { HIDING_GROUNDS } from '#domain/reviews/hiding-grounds.ts';
import type { OperatorOrderView } from '#server/services.ts';
import { operatingOrdersCopy } from '../../copy/operating-orders.id.ts';
import { operatingProductsCopy } from '../../copy/operating-products.id.ts';
import { reportsCopy } from '../../copy/reports.id.ts';
import { ChoiceField, CommandForm, type FormGround } from './command-form.tsx';

const copy = operatingOrdersCopy.order.reviews;

/** Why a review is hidden: its writer reads it. */
export const GroundField = ({ typed }: { typed: Readonly<Record<string, string>> }) => (
  <ChoiceField
    name="ground"
    label={operatingProductsCopy.ground}
    empty={operatingProductsCopy.chooseGround}
    choices={HIDING_GROUNDS.map((ground) => [ground, reportsCopy.reasons[ground]])}
    typed={typed}
  />
);

/** What the buyer of an order wrote about its goods, and what can be done with it. */
export function OrderReviews({
  view: { reviews, order },
  ground,
  mayHide,
}: {
  view: OperatorOrderView;
  ground: FormGround;
  mayHide: boolean;
}) {
  if (reviews.length === 0) return null;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <ul className="divide-y divide-line">
        {reviews.map(({ id, productId, rating, content, hiddenAt, hiddenFor }) => {
          const match = { review: String(id) };
          const line = order.lines.find((one) => one.productId === productId);
          return (
            <li key={id} className="space-y-2 py-3 first:pt-0 last:pb-0">
              <p className="font-semibold wrap-anywhere">{copy.about(line?.name ?? '', rating)}</p>
              {content !== '' && <p className="whitespace-pre-line wrap-anywhere">{content}</p>}
              {hiddenAt !== null && (
                <p className="font-semibold">
                  {copy.hidden(hiddenFor === null ? null : reportsCopy.reasons[hiddenFor])}
                </p>
              )}
              {mayHide &&
                (hiddenAt === null ? (
                  <CommandForm ground={ground} intent="hide_review" match={match} words={copy.hide}>
                    {(typed) => <GroundField typed={typed} />}
                  </CommandForm>
                ) : (
                  <CommandForm ground={ground} intent="show_review" match={match} words={copy.show} />
                ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
