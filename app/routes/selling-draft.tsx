import { data, redirect, useLocation, useSearchParams } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { draftOfProductPath, draftPreviewPath, shopProductsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { productEditorCopy as copy } from '../copy/product-editor.id.ts';
import { DraftConflict } from '../features/selling/draft-conflict.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { CHOICES_ID, ProductEditor } from '../features/selling/product-editor.tsx';
import { takeDraftForm } from '../features/selling/take-draft-form.ts';
import type { AutoSaved } from '../features/selling/use-saved-draft.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { ConfirmPopover } from '../ui/confirm-popover.tsx';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-draft';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.titleNew), description: copy.description, noindex: true });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { drafts } = context.get(servicesContext);
  const { sellerId: shop } = shopScopeOf({ context });
  const draft = await drafts.read(shop, params.draft);
  if (!draft) return data({ shop, draft: null, places: [], asked: [] }, { status: 404 });
  const subcategory = parseId(draft.body.subcategory);
  const asked = subcategory === null ? [] : await drafts.askedSpecifications(subcategory);
  return { shop, draft, places: await drafts.places(), asked };
}

/** Saves, previews, publishes or discards a draft. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { drafts, commands } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const { sellerId: shop } = scope;
  const form = await request.formData();
  const intent = form.get('intent');
  const isOfChoices = intent === 'arrange' || intent === 'fill';
  const products = shopProductsPath(shop);
  if (intent === 'discard') {
    await drafts.discard(shop, params.draft);
    throw redirect(`${products}?done=discard`, 303);
  }
  const stored = await drafts.read(shop, params.draft);
  const done = stored
    ? await takeDraftForm(form, { drafts, commands, scope, stored })
    : { kind: 'gone' as const };
  if (intent === 'autosave') {
    const auto: AutoSaved =
      done.kind === 'saved'
        ? done
        : { kind: done.kind === 'again' && done.status === 409 ? 'conflict' : 'refused' };
    return data({ auto, answer: null }, { status: auto.kind === 'saved' ? 200 : 409 });
  }
  switch (done.kind) {
    case 'saved':
      throw redirect(
        intent === 'preview'
          ? draftPreviewPath(shop, params.draft)
          : `${draftOfProductPath(shop, params.draft)}?done=save${isOfChoices ? `#${CHOICES_ID}` : ''}`,
        303,
      );
    case 'published':
      throw redirect(`${products}?done=${done.isListed ? 'publish' : 'review'}&n=${done.product}`, 303);
    case 'again':
      return data({ auto: null, answer: done.answer }, { status: done.status });
    case 'gone':
      return data({ auto: null, answer: null }, { status: 404 });
  }
}

/** A save that nobody pressed for must not take the page away, whatever becomes of it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (form.get('intent') !== 'autosave') return keepPost(request, serverAction);
  try {
    const { auto } = await serverAction();
    return auto ?? ({ kind: 'refused' } as const);
  } catch {
    return { kind: 'refused' } as const;
  }
}

/** The editor of a product. */
export default function SellingDraft({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, draft, places, asked } = loaderData;
  const location = useLocation();
  const [search] = useSearchParams();
  if (!draft) {
    return (
      <div className="page">
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={shopProductsPath(shop)} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      </div>
    );
  }
  const answer = (actionData && 'answer' in actionData && actionData.answer) || null;
  const { id, productId, state, version, body } = draft;
  return (
    <div className="page space-y-5">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold sm:text-3xl">
          {productId === null ? copy.titleNew : copy.title(productId)}
        </h1>
        {state !== null && <p className="text-ink-soft">{copy.states[state]}</p>}
        <Link to={shopProductsPath(shop)} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
      </div>
      {answer && <RefusedNotice text={answer.notice} />}
      {answer?.theirs && <DraftConflict theirs={answer.theirs} places={places} />}
      {!answer && search.get('done') === 'save' && <DoneNotice text={copy.saved} />}
      <ProductEditor
        key={location.key}
        shop={shop}
        draft={id}
        body={answer?.body ?? body}
        version={answer?.version ?? version}
        places={places}
        asked={asked}
        faults={answer?.faults ?? NO_FAULTS}
      />
      <ConfirmPopover
        intent="discard"
        action={draftOfProductPath(shop, id)}
        words={copy.discard}
        look="button-quiet"
      />
    </div>
  );
}

const NO_FAULTS = {};
