import { data, redirect, useSearchParams } from 'react-router';
import { auditSearch } from '#domain/access/audit-query.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { AUDIT_PATH, operatorPeoplePath, operatorPersonPath } from '#domain/paths.ts';
import type { PersonContact } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingPeopleCopy } from '../copy/operating-people.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { PersonScreen } from '../features/operating/person-screen.tsx';
import { type RefusedForm, runCommand } from '../features/operating/run-command.ts';
import {
  PERSON_INTENTS,
  SHOW_PERSON_INTENT,
  takePersonForm,
} from '../features/operating/take-person-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-person';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingPeopleCopy.person;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: operatingPeopleCopy.list.description,
    noindex: true,
  });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const { id } = args.params;
  const person = isUuid(id) ? await operating.person(id) : null;
  const loaded = {
    person,
    maySeeShops: scopeOf(args).permissions.includes('operator.sellers'),
    mayReadAudit: scopeOf(args).permissions.includes('operator.audit'),
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
  };
  return person ? loaded : data(loaded, { status: 404 });
}

/** Shows a contact on the page itself, and does everything else once. */
export async function action(args: Route.ActionArgs) {
  const { id: person } = args.params;
  const form = await args.request.formData();
  if (form.get('intent') !== SHOW_PERSON_INTENT) {
    const done = await takePersonForm(args, form, person);
    if ('refused' in done) return data(answer({ refused: done }), { status: 422 });
    throw redirect(`${operatorPersonPath(person)}?done=${done.done}`, 303);
  }
  const shown = await runCommand(args, form, { name: 'people.show_contact', input: { person } });
  if ('refused' in shown) return data(answer({ refused: shown }), { status: 422 });
  return data(answer({ contact: shown.done[0] as PersonContact }));
}

const answer = ({
  refused = null,
  contact = null,
}: {
  refused?: RefusedForm | null;
  contact?: PersonContact | null;
}) => ({ refused, contact });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** One account. */
export default function OperatorPerson({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { person, isStale, maySeeShops, mayReadAudit } = loaderData;
  const done = PERSON_INTENTS.find((known) => known === search.get('done'));
  const refused = actionData?.refused ?? null;
  return (
    <div className="page space-y-5">
      <Notice
        refused={refused?.refused ?? null}
        done={done && !actionData ? operatingPeopleCopy.done[done] : null}
      />
      {person ? (
        <PersonScreen
          person={person}
          ground={{ action: operatorPersonPath(person.id), refused, isStale }}
          contact={actionData?.contact ?? null}
          maySeeShops={maySeeShops}
          mayReadAudit={mayReadAudit}
        />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={operatorPeoplePath()} className="button button-primary">
            {copy.back}
          </Link>
          {mayReadAudit && (
            <Link
              to={AUDIT_PATH + auditSearch({ of: `person:${params.id}` })}
              className="link inline-flex min-h-11 items-center"
            >
              {copy.missingAudit}
            </Link>
          )}
        </EmptyList>
      )}
    </div>
  );
}
