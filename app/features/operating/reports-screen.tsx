import { type ReportKind, targetText } from '#domain/forms/report.ts';
import { operatorProductPath, operatorSellerPath } from '#domain/paths.ts';
import type { ReportedThing } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingProductsCopy } from '../../copy/operating-products.id.ts';
import { reportsCopy } from '../../copy/reports.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { CommandForm, type FormGround } from './command-form.tsx';
import { GroundField } from './order-reviews.tsx';
import { WhyField } from './product-screen.tsx';

const copy = operatingProductsCopy.reports;
const REASONS: Readonly<Record<string, string>> = reportsCopy.reasons;

export interface ReportsScreenProps {
  things: readonly ReportedThing[];
  now: Date;
  ground: FormGround;
}

/** What was reported, with what the reports say, and the decision. */
export function ReportsScreen({ things, now, ground }: ReportsScreenProps) {
  if (things.length === 0) return <EmptyList title={copy.none} text={copy.noneText} />;
  return (
    <ul className="space-y-4">
      {things.map((thing) => (
        <li key={targetText(thing)} className="card space-y-4 p-4 sm:p-5">
          <Thing thing={thing} now={now} ground={ground} />
        </li>
      ))}
    </ul>
  );
}

function Thing({ thing, now, ground }: { thing: ReportedThing; now: Date; ground: FormGround }) {
  const { kind, name, count, since, reports, review } = thing;
  const to = pageOf(thing);
  return (
    <>
      <div>
        <h2 className="text-lg font-bold wrap-anywhere">{copy.heading(kind, name ?? copy.gone)}</h2>
        <p className="text-sm text-ink-soft">
          {copy.count(count)}. {copy.since(operatingCopy.waited(since, now))}.
        </p>
        {to !== null && (
          <Link to={to} className="link inline-flex min-h-11 items-center">
            {copy.open[kind]}
          </Link>
        )}
      </div>
      {review && <Review review={review} />}
      <ul className="space-y-2">
        {reports.map(({ id, reference, reason, details }) => (
          <li key={id} className="wrap-anywhere">
            <b>{REASONS[reason] ?? reason}</b> <span className="text-sm text-ink-soft">{reference}</span>
            {details !== '' && <span className="block whitespace-pre-line">{details}</span>}
          </li>
        ))}
        {count > reports.length && <li className="text-ink-soft">{copy.more(count - reports.length)}</li>}
      </ul>
      <Decision thing={thing} ground={ground} />
    </>
  );
}

/** Where somebody sees what was reported; null for what is gone. */
function pageOf({ kind, id, name, review }: ReportedThing): string | null {
  if (name === null) return null;
  const pages: Readonly<Record<ReportKind, string | null>> = {
    product: operatorProductPath(id),
    seller: operatorSellerPath(id),
    review: review && operatorProductPath(review.productId),
  };
  return pages[kind];
}

const Review = ({
  review: { rating, content, images, hiddenAt },
}: {
  review: NonNullable<ReportedThing['review']>;
}) => (
  <blockquote aria-label={copy.says} className="space-y-2 rounded-xl bg-sunken p-3 wrap-anywhere">
    <p className="text-sm text-ink-soft">{copy.stars(rating)}</p>
    <p className="whitespace-pre-line">{content}</p>
    {images.length > 0 && (
      <ul className="flex flex-wrap gap-2">
        {images.map((image, index) => (
          <li key={image}>
            <img
              src={image}
              alt={copy.photo(index + 1)}
              loading="lazy"
              className="size-24 rounded-xl object-cover"
            />
          </li>
        ))}
      </ul>
    )}
    {hiddenAt !== null && <p className="font-semibold">{copy.isHidden}</p>}
  </blockquote>
);

function Decision({ thing, ground }: { thing: ReportedThing; ground: FormGround }) {
  const { kind, name, review, reports } = thing;
  const upTo = Math.max(...reports.map(({ id }) => id));
  const given = { ground, match: { target: targetText(thing), upTo: String(upTo) } };
  return (
    <div className="flex flex-wrap gap-3">
      {review && review.hiddenAt === null && (
        <CommandForm {...given} intent="hide" words={operatingProductsCopy.hide}>
          {(typed) => <GroundField typed={typed} />}
        </CommandForm>
      )}
      {kind === 'product' && name !== null && (
        <CommandForm {...given} intent="block" words={operatingProductsCopy.blockReported}>
          {(typed) => <WhyField typed={typed} />}
        </CommandForm>
      )}
      <CommandForm {...given} intent="close" words={operatingProductsCopy.close} />
    </div>
  );
}
