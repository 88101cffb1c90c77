import { checkoutCopy } from '../../copy/checkout.id.ts';

const copy = checkoutCopy.unavailable;

/**
 * A form that could not be kept because the shop's database is away, for browsers without scripts: it is sent again by
 * one button, with everything that was typed, which is shown. Sending twice makes one order.
 */
export function ResendForm({ posted, path }: { posted: readonly [string, string][]; path: string }) {
  const typed = posted.filter(([name, value]) => checkoutCopy.typedNames[name] && value !== '');
  return (
    <form method="post" action={path} className="card space-y-4 p-5">
      {posted.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may come twice, and nothing changes
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <div role="alert" className="space-y-1">
        <h2 className="text-xl font-bold">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      {typed.length > 0 && (
        <dl aria-label={copy.typed} className="space-y-2">
          {typed.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{checkoutCopy.typedNames[name]}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <button type="submit" className="button button-primary">
        {copy.retry}
      </button>
    </form>
  );
}
