import { data, redirect, useSearchParams } from 'react-router';
import { OPERATOR_SETTLEMENT_PATH, settlementUploadPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { settlementFileCopy as copy } from '../copy/operating-settlement-files.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { refuseForm, runCommand } from '../features/operating/run-command.ts';
import { UploadScreen } from '../features/operating/upload-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/operator-settlement-file';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const upload = await operating.settlementFile(args.params.id);
  const isStale = !(await desks.hasFreshCode(await requireUser(args)));
  return upload ? { upload, isStale } : data({ upload, isStale }, { status: 404 });
}

/** Books the file; a refusal shows it again, with what has to be mended. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const booking = await args.context.get(servicesContext).operating.settlementBooking(args.params.id);
  if (!booking) return data(refuseForm(form, copy.missingText), { status: 404 });
  const answer = await runCommand(args, form, booking);
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${settlementUploadPath(args.params.id)}?done=book`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

export default function OperatorSettlementFile({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { upload, isStale } = loaderData;
  if (!upload) {
    return (
      <div className="page">
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={OPERATOR_SETTLEMENT_PATH} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      </div>
    );
  }
  const refused = actionData ?? null;
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{upload.fileName}</h1>
      <Notice
        refused={refused?.refused ?? null}
        done={search.get('done') === 'book' && upload.isBooked ? copy.done : null}
      />
      <UploadScreen upload={upload} ground={{ action: settlementUploadPath(upload.id), refused, isStale }} />
    </div>
  );
}
