import type { QuestionGroup } from '../../content/blocks.ts';
import { Questions } from './questions.tsx';

/** Questions under their headings. */
export function QuestionGroups({ groups, areOpen }: { groups: readonly QuestionGroup[]; areOpen: boolean }) {
  return (
    <div className="space-y-8">
      {groups.map(({ id, title, questions }) => (
        <section key={id} id={id} className="space-y-3">
          <h2 className="text-xl font-bold">{title}</h2>
          <Questions questions={questions} areOpen={areOpen} />
        </section>
      ))}
    </div>
  );
}
