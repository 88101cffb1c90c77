import type { Question } from '../../content/blocks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Blocks } from './blocks.tsx';
import { useOpenTarget } from './use-open-target.ts';

/**
 * Questions that open to their answers, without JavaScript too. Each can be linked to by its id.
 *
 * @param oneAtATime the name under which opening one closes the others (P-HELP-6)
 */
export function Questions({
  questions,
  oneAtATime,
  areOpen = false,
}: {
  questions: readonly Question[];
  oneAtATime?: string;
  areOpen?: boolean;
}) {
  useOpenTarget();
  return (
    <div className="card divide-y divide-line">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name={oneAtATime} open={areOpen} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-4 py-3 font-semibold group-first:rounded-t-card group-last:not-group-open:rounded-b-card hover:text-brand focus-visible:-outline-offset-3 sm:px-5">
            {question}
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 text-brand transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="px-4 pb-5 sm:px-5">
            <Blocks blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
