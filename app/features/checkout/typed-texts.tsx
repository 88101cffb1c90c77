import { checkoutCopy } from '../../copy/checkout.id.ts';

type Fields = readonly [string, string][];

const NOTE = /^note-\d+$/;
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(checkoutCopy.typedNames));
const nameOf = (field: string): string | undefined =>
  NOTE.test(field) ? checkoutCopy.shop.note : NAMES.get(field);

/** What was typed into a checkout, to be read and copied where its form cannot be shown. */
export function TypedTexts({ posted }: { posted: Fields }) {
  const typed = posted.filter(([name, value]) => nameOf(name) && value !== '');
  if (typed.length === 0) return null;
  return (
    <dl aria-label={checkoutCopy.unavailable.typed} className="space-y-2">
      {typed.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{nameOf(name)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Fields that a form sends as they came. */
export const HiddenFields = ({ fields }: { fields: Fields }) =>
  fields.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names may come twice, and nothing changes
    <input key={at} type="hidden" name={name} value={value} />
  ));
