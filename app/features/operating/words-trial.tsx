import { operatorProductPath } from '#domain/paths.ts';
import type { WordsTrial } from '#server/services.ts';
import { operatingWordsCopy } from '../../copy/operating-words.id.ts';
import { Link } from '../../ui/link.tsx';

const copy = operatingWordsCopy.trial;

/** What a term finds with the present words and with the changed ones, side by side. */
export function WordsTrialPanel({ trial: { term, before, after } }: { trial: WordsTrial }) {
  return (
    <section className="space-y-3" id="hasil">
      <h2 className="text-lg font-bold wrap-anywhere">{copy.title(term)}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Found title={copy.before} found={before} />
        <Found title={copy.after} found={after} />
      </div>
    </section>
  );
}

function Found({ title, found: { total, products } }: { title: string; found: WordsTrial['before'] }) {
  return (
    <div className="card space-y-2 p-4">
      <h3 className="font-bold">{title}</h3>
      {products.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <>
          <p className="text-ink-soft">{copy.count(total)}</p>
          <ol className="list-decimal space-y-1 pl-6">
            {products.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                <Link to={operatorProductPath(id)} className="link">
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
